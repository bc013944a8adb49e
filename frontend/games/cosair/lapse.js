/* <cosair-lapse>: the whole game in a minute, from the public log: foundations, changes of owner, and the race beside
 * them. Give it `.data = {view, log}`. */
import { html, render } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { miniature } from './map.js';
import { race_bars, race_words } from './potentials.js';

const PACE_MS = 120;
const LONG = 400; /* so many steps at most, whatever the game's length */

/* When each planet was founded and when its owner changed: [{turn, owner}], oldest first. */
function histories(view, log) {
  const all = view.planets.map(() => ({ founded: 1, changes: [] }));
  for (const line of log) {
    const one = all[line.planet];
    if (!one) continue;
    if (line.kind === 'new') one.founded = line.turn + 1;
    if (line.kind === 'owner') one.changes.push({ turn: line.turn + 1, from: line.from, owner: line.seat });
  }
  return all;
}

const owner_at = ({ changes }, planet, turn) =>
  changes.filter((c) => c.turn <= turn).at(-1)?.owner ?? changes[0]?.from ?? planet.owner;

/** The public position of a turn, as a view for pictures. */
export function view_at(view, log, turn) {
  const all = histories(view, log);
  const planets = view.planets.filter((p) => all[p.id].founded <= turn)
    .map((p) => ({ ...p, owner: owner_at(all[p.id], p, turn) }));
  const { turns = [], potential = [] } = view.history ?? {};
  const i = Math.max(0, turns.findLastIndex((n) => n <= turn));
  const left = (n) => n.left !== null && n.left <= turn;
  const nations = view.nations.map((n) => ({ ...n, potential: potential[i]?.[n.seat] ?? n.potential,
    status: left(n) ? n.status : 'playing' }));
  return { ...view, turn, planets, nations, all: null, over: turn < view.turn ? null : view.over };
}

/* The clock of a game that is over shows a turn that is never played. */
const turn_words = ({ turn, over }) => (over ? t('cosair-lapse-end') : t('cosair-lapse-turn', { turn: String(turn) }));

class CosairLapse extends globalThis.HTMLElement {
  #data = null;
  #turn = null;
  #timer = 0;

  set data(value) {
    this.#data = value;
    if (this.isConnected) this.#paint();
  }

  connectedCallback() {
    if (Object.hasOwn(this, 'data')) {
      const { data } = this;
      delete this.data;
      this.#data = data;
    }
    this.#paint();
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  #last = () => this.#data.view.turn;

  #go = (turn) => {
    this.#turn = Math.max(1, Math.min(this.#last(), turn));
    if (this.#turn === this.#last()) this.disconnectedCallback();
    this.#paint();
  };

  #toggle = () => {
    if (this.#timer) this.disconnectedCallback();
    else {
      if ((this.#turn ?? this.#last()) >= this.#last()) this.#turn = 1;
      const stride = Math.max(1, Math.round(this.#last() / LONG));
      this.#timer = setInterval(() => this.#go(this.#turn + stride), PACE_MS);
    }
    this.#paint();
  };

  #paint() {
    if (!this.#data) return;
    const turn = this.#turn ?? this.#last();
    const then = view_at(this.#data.view, this.#data.log, turn);
    render(html`<div class="co-lapse" role="group" aria-label=${t('cosair-lapse')}>
      <div class="row"><button type="button" class="plain"
        @click=${this.#toggle}>${t(this.#timer ? 'cosair-lapse-pause' : 'cosair-lapse-play')}</button>
      <input class="grow" type="range" min="1" max=${this.#last()} .value=${String(turn)}
        aria-label=${t('cosair-lapse-slider')}
        aria-valuetext=${t('cosair-lapse-value', { turn: turn_words(then), race: race_words(then) })}
        @input=${(e) => { this.disconnectedCallback(); this.#go(Number(e.target.value)); }}>
      <output>${turn_words(then)}</output></div>
      ${miniature(then)}<div class="co-paper">${race_bars(then)}</div></div>`, this);
  }
}

globalThis.customElements?.get('cosair-lapse') ?? globalThis.customElements?.define('cosair-lapse', CosairLapse);
