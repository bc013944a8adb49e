/* How to play, chapter by chapter, in words. */
import { html } from '../../vendor/lit-html.js';
import { ITEMS, MISSIONS, TECHS } from './world.js';
import { sign } from './signs.js';

const rows = (items) => html`<ul class="co-lesson-list">${items}</ul>`;

export const texts = [
  {
    id: 'aim', title: 'The aim',
    text: html`<p>The game ends as soon as one nation has <strong>twice the potential of the second</strong>. Potential
      is what your planets would make in a calm turn, and your trade points: people, factories, routes. Ships do
      not count.</p>
      <p>Everybody’s potential is known to all. The dashed line over the chart shows where the end lies;
        to reach it you grow, or you make the second smaller.</p>
      <p>In long games the line may come down slowly after a turn that was agreed on, so that every game ends.</p>`,
  },
  {
    id: 'turn', title: 'A turn',
    text: html`<p>All nations order at once and in secret; then one resolution builds, taxes, grows, flies and fights.
      <strong>Whatever stands goes on</strong>: lists, taxes, research and flights need no new word, so an empty turn is
      a good turn.</p>
      <p>Orders can be changed until the turn resolves. The desk tells what waits for you; the key J leads from one to
        the next, I to the next idle planet, A to free agents. Playing alone you may let many turns pass, until
        something happens.</p>`,
  },
  {
    id: 'chart', title: 'The chart',
    text: html`<p>The chart is a torus: what leaves it on one side comes back on the other. The ring of a planet is its
      people: the thicker, the more. Two letters, a colour and dashes tell whose it is. A thin ring means that you
      do not know.</p>
      <p>A flight takes five turns for the width of a square, as the crow flies; with Fusion Drive four. Nothing in
        flight can be called back.</p>`,
  },
  {
    id: 'production', title: 'Planets and their lists',
    text: html`<p>A planet makes five points a turn for every full million, with a factory six. The points go into its
      list, one item after the other; what is left carries over.
      <strong>With an empty list the points are lost.</strong></p>
      ${rows(ITEMS.map((item) => html`<li>${sign(item.key)} <strong>${item.name}</strong>: ${item.note}.</li>`))}
      <p>Rushing buys one point more for each full million, one gold each. Buildings cost one gold a turn, stand once on
        a planet and need their technology.</p>
      <p>People grow by 12 000 a turn up to four million. <strong>Unrest</strong> halves the growth and costs
        production; a <strong>jam</strong> stops everything. Both pass by themselves, some turns later.</p>`,
  },
  {
    id: 'colonies', title: 'Colonies',
    text: html`<p>Nine times in a game you may found a planet: a colony ship, at least two million people at its planet,
      a cruiser as escort and some gold. One million leaves; fifteen turns later a planet appears on a free square next
      to one of yours.</p>
      <p>The price is 25 gold times the square of your planets, those under way included: 25, 100, 225 and so on.</p>`,
  },
  {
    id: 'gold', title: 'Trade, tax, gold',
    text: html`<p>Half a million people make a trade point, and so does every freighter with a foreign planet to go to.
      The tax says how much of it becomes gold; the rest is research.</p>
      <p>You may spend what you do not have. Every 200 gold bear one gold of interest or cost one; every full 400 of
        debt take a point of production from each million people.</p>
      <p>Every 200 000 people can lead one ship, freighters at work included. One gold replaces five that are
        missing.</p>`,
  },
  {
    id: 'research', title: 'Research',
    text: html`<p>Ten technologies in any order, each 200 points dearer than the one before. Points gather in one pot,
      so a change of mind costs nothing.</p>
      ${rows(TECHS.map((tech) => html`<li><strong>${tech.name}</strong>. ${tech.note}</li>`))}`,
  },
  {
    id: 'fleets', title: 'Fleets and battle',
    text: html`<p>A cruiser attacks with two points and defends with three.
      <strong>The side with more points wins and the other fleet is gone</strong>; the winner loses one cruiser for each
      full measure of the loser’s points. Equal points destroy both, and the planet holds.</p>
      <p>After a won battle transports land: one for each started million, twice as many against barracks. They are
        spent. With fewer all of them are lost for nothing; with none it was a raid. Who failed flies home.</p>
      <p>A conquered planet is in unrest and jammed, its list is gone, its people and buildings are yours.</p>`,
  },
  {
    id: 'spies', title: 'Agents',
    text: html`<p>An agent trains for ten turns and costs one gold a turn. He flies to a foreign planet, does one thing
      and flies back; at home he guards against others.</p>
      ${rows(
        MISSIONS.map((mission) =>
          html`<li><strong>${mission.name}</strong>, risk ${mission.risk} %: ${mission.note}</li>`))}
      <p>How often he fails hangs on the agents the other nation keeps at home for its number of planets. Who is
        discovered flees or is caught, and the other side hears of it. Success may raise his rank, the more
        the riskier.</p>
      <p>A report says how it was on that day. The page shows its age and lets it fade.</p>`,
  },
];
