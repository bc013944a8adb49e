/* How to play, chapter by chapter, in words. */
import { html } from '../../vendor/lit-html.js';
import { AGES, BUILDINGS, CIVS, RELATIONS, TECHS, TERRAINS, UNITS } from './world.js';
import { building_sign, unit_sign } from './signs.js';
import { goods } from './pieces.js';

const rows = (items) => html`<ul class="sg-lesson-list">${items}</ul>`;

export const texts = [
  {
    id: 'aim', title: 'The aim',
    text: html`<p>Four realms, one in each corner of the map, want the same land. You win in one of four ways, whichever
      comes first:</p>
      ${rows([
        html`<li><strong>By gold.</strong> End a turn with 100 gold while you hold your own capital.</li>`,
        html`<li><strong>By land.</strong> End two turns in a row with 15 of the 24 provinces.</li>`,
        html`<li><strong>By lasting.</strong> Be the only realm that is left.</li>`,
        html`<li><strong>On points.</strong> After turn 40 provinces, armies, gold, techs and ages are counted.</li>`,
      ])}
      <p>Everybody’s gold and number of provinces are known to all, so nobody wins unseen.</p>`,
  },
  {
    id: 'turn', title: 'A turn',
    text: html`<p>First everybody <strong>talks</strong>: letters to all or to one, treaties proposed and signed. Then
      everybody writes <strong>orders</strong>, in secret. When all are in, or time is up, they are carried out
      <strong>at the same moment</strong>. No dice: the same orders always end the same way.</p>
      <p>Orders may be sent at once and replaced until the turn resolves. “Ready” ends your talk; committing orders
        says so too.</p>`,
  },
  {
    id: 'map', title: 'The map',
    text: html`<p>An army passes where two provinces share a border; the dotted roads say the same. Lakes and the sea
      cannot be crossed.</p>
      ${rows(Object.values(TERRAINS)
        .map((t) => html`<li><strong>${t.name}</strong> ${goods(t.yields)}, defence ${t.defence}. ${t.note}</li>`))}
      <p>A defending army adds the defence of its province to its strength. Iron lies in the mountains, gold on the
        coasts, food on the plains.</p>`,
  },
  {
    id: 'moving', title: 'Marching',
    text: html`<p>Choose a province of yours, then a neighbour: an arrow shows the order. In the tray you choose how
      many go. Fast units may be sent on, one province after the other.</p>
      <p>Empty land becomes yours when a fighter ends the turn there. Two armies that meet on a road fight their way:
        the stronger comes through. Fighters stop where they meet an enemy; riding through empty enemy land takes
        nothing on the way.</p>`,
  },
  {
    id: 'battle', title: 'Battle',
    text: html`<p>Strengths are added up on each side; the defender adds terrain, fortress and fortification.
      <strong>The higher sum wins, the defender wins a tie.</strong>
      The losers are gone, all of them. The winner loses one fighter for each full four of the losers’ strength, the
      weakest first, but never the last one.</p>
      <p>Who survives a won battle grows a star, twice at most: each star is one more strength. Where nobody defends and
        the sums are equal, nobody is left.</p>
      <p>While you draft a move the desk says how it would end against what you can see.</p>`,
  },
  {
    id: 'units', title: 'Units',
    text: html`<p>Infantry beats Cavalry, Cavalry beats Archers, Archers beat Infantry: +2 for each unit as soon as its
      prey stands on another side.</p>
      ${rows(UNITS.slice(0, 7)
        .map((u) => html`<li>${unit_sign(u.id)} <strong>${u.name}</strong> strength ${u.strength}, speed ${u.speed},
          ${AGES[u.age]} Age. ${u.note}</li>`))}
      <p>Units are recruited in any province of yours and stand there when the turn is over. Siege adds 5 where a
        Fortress stands.</p>`,
  },
  {
    id: 'economy', title: 'Food, iron, gold',
    text: html`<p>Every province of yours yields its goods each turn. Two units eat one food; Militia at home eats
      nothing. Without food units desert.</p>
      <p>The <strong>vault</strong> keeps seven gold for each province and each trade route; what lies above is lost at
        the end of a turn. So gold alone does not win: land and routes must hold it.</p>
      ${rows(
        BUILDINGS.map((b) => html`<li>${building_sign(b.id)} <strong>${b.name}</strong>
          ${b.note}, from the ${AGES[b.age]} Age.</li>`))}
      <p>A province holds two buildings and takes one a turn; it stands when the turn is over.</p>`,
  },
  {
    id: 'ages', title: 'Ages and techs',
    text: html`<p>Three ages: Bronze, Iron, Steel. One research a turn: the next age or a tech.
      <strong>Of the three techs of an age you may ever learn one</strong>; older ages stay open.</p>
      ${rows(TECHS.map((t) => html`<li><strong>${t.name}</strong> (${AGES[t.age]}): ${t.note}.</li>`))}`,
  },
  {
    id: 'peoples', title: 'Four peoples',
    text: html`<p>Each realm belongs to a people, wished for in secret before the match and shown when it begins. Its
      own unit comes with the Iron Age.</p>
      ${rows(Object.entries(CIVS)
        .map(([id, c]) => html`<li>${unit_sign('unique', id)} <strong>${c.name}</strong>: ${c.bonus}
          ${c.unit.name}, strength ${c.unit.strength}, speed ${c.unit.speed}: ${c.unit.note}</li>`))}`,
  },
  {
    id: 'treaties', title: 'Treaties',
    text: html`<p>Everybody begins at war with everybody. A treaty is proposed by one and accepted by the other while
      the talk is open; each holds what the weaker ones hold:</p>
      ${rows(Object.values(RELATIONS).slice(1).map((r) => html`<li><strong>${r.name}.</strong> ${r.note}</li>`))}
      <p>With <strong>notice</strong> a treaty ends when the turn is over, and everybody hears it. Or it is
        <strong>broken</strong>: war at once, and your armies may march in the same turn. A betrayal leaves a mark at
        your name for the whole match.</p>`,
  },
  {
    id: 'trade', title: 'Trade routes',
    text: html`<p>A route joins two Trade Posts: both yours, or one of a trade partner. It pays its length in gold each
      turn; a joint one pays double, shared by both. A post serves one route.</p>
      <p>Hostile fighters anywhere on the dashed line raid it and take half.</p>`,
  },
  {
    id: 'fog', title: 'Fog and Scouts',
    text: html`<p>You see your own provinces, those where your units stand, and their neighbours; a Scout or a
      Watchtower sees two provinces far, allies share their sight. What lies beyond is paper: the page shows greyed what
      you saw last, and when.</p>
      <p>Scouts go three provinces, pass everybody and take nothing. One that is left alone among enemy fighters
        is caught.</p>`,
  },
];
