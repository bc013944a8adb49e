/* Plays a sound if the player wants sounds. */
import { look_now } from './settings.js';
import { sound } from '../../ui/alerts/sound.js';

export function hear(name) {
  const look = look_now();
  if (look.sound === 'on') sound(name, look.volume);
}
