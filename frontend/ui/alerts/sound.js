/* Sounds like wood on wood, made on the spot: a struck bar (two partials that die away) and the click of the stroke.
 * Nothing sounds before the first gesture on the page, and the game can be played without sound. */

/**
 * Each sound is a few knocks.
 * @type {Record<string, [when_ms: number, pitch_hz: number, strength: number, length_ms: number][]>}
 */
const KNOCKS = {
  move: [[0, 300, 0.8, 90]],
  take: [[0, 250, 1, 110], [70, 180, 0.9, 140]],
  check: [[0, 520, 0.8, 120], [110, 520, 0.8, 120]],
  expansion: [[0, 150, 0.9, 260], [130, 200, 0.8, 240], [260, 270, 0.7, 320]],
  turn: [[0, 400, 0.5, 110], [120, 500, 0.5, 150]],
  end: [[0, 330, 0.8, 200], [190, 260, 0.8, 240], [400, 165, 1, 500]],
};

const CLICK_MS = 12;
const ATTACK_S = 0.002; /* a sudden change of level is heard as a crack */
const LOUDEST = 0.35;
let audio = null;
let click = null;
const REST_MS = 500;
let free_at = 0;
let silent_at = 0;
let resting = 0;

/* The stroke itself: a breath of noise. */
function noise() {
  const length = Math.ceil((audio.sampleRate * CLICK_MS) / 1000);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length);
  return buffer;
}

function awake() {
  if (!audio) {
    if (!globalThis.AudioContext || !navigator.userActivation?.hasBeenActive) return false;
    audio = new AudioContext();
    click = noise();
  }
  if (audio.state === 'suspended') audio.resume().catch(() => { /* it stays quiet */ });
  return true;
}

/* An audio device that plays silence drains a phone's battery: it is suspended until the next sound. */
function rest_when_silent() {
  clearTimeout(resting);
  resting = setTimeout(() => audio.suspend().catch(() => { /* it would keep playing silence */ }),
    (silent_at - audio.currentTime) * 1000 + REST_MS);
}

function fading(at, level, ms) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + ATTACK_S);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + ms / 1000);
  gain.connect(audio.destination);
  return gain;
}

function partial(at, pitch, level, ms) {
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(pitch, at);
  tone.connect(fading(at, level, ms));
  tone.start(at);
  tone.stop(at + ms / 1000);
}

function knock(at, [, pitch, strength, ms], level) {
  const stroke = audio.createBufferSource();
  stroke.buffer = click;
  stroke.connect(fading(at, level * strength * 0.5, CLICK_MS));
  stroke.start(at);
  partial(at, pitch, level * strength, ms);
  partial(at, pitch * 2.76, level * strength * 0.3, ms * 0.4);
}

/**
 * Whether the player wants sounds. The default on a phone, which is often used among people, is no.
 * @param {{sound: string}} look
 */
export const is_heard = ({ sound: chosen }) =>
  chosen === 'on' || (chosen === 'system' && !matchMedia('(pointer: coarse)').matches);

/**
 * Play a sound, after those that are still queued.
 * @param {'move'|'take'|'check'|'expansion'|'turn'|'end'} name
 * @param {number} volume 0 to 100
 */
export function sound(name, volume) {
  const knocks = KNOCKS[name];
  if (!knocks || volume <= 0 || !awake()) return;
  const begin = Math.max(audio.currentTime + 0.01, free_at);
  for (const one of knocks) knock(begin + one[0] / 1000, one, (volume / 100) * LOUDEST);
  const [when, , , ms] = knocks.at(-1);
  free_at = begin + (when + Math.min(ms, 160)) / 1000;
  silent_at = begin + (when + ms) / 1000;
  rest_when_silent();
}
