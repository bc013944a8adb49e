/* The fields that a host can change before the start, for a dialog. */
import { html } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

/** A moment as a field for date and time has it: in the reader's own zone, without seconds. */
export const local_text = (ms) =>
  new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

export const change_fields = ({ name, max_players, starts_at }) => html`
  <label class="field"><span>${t('tournament-name')}</span><input name="name" required minlength="3" maxlength="60"
    autocomplete="off" .value=${name}></label>
  <label class="field"><span>${t('tournament-max-players')}</span><input name="max_players" type="number"
    inputmode="numeric" required min="2" max="1000" .value=${String(max_players)}></label>
  <label class="field"><span>${t('tournament-starts-at')}</span><input name="starts_at" type="datetime-local"
    .value=${starts_at ? local_text(Date.parse(starts_at)) : ''}></label>`;
