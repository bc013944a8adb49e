/* Plays a sound if the player wants sounds. */
import { look_now } from './settings.js';
import { is_heard, sound } from '../../ui/alerts/sound.js';

export function hear(name) {
  const look = look_now();
  if (is_heard(look)) sound(name, look.volume);
}
