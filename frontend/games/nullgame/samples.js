/* Fixed examples of all that this face draws, for the page of styles. */

const view = { stage: 'play', pile: 12,
  seats: [{ taken: 5, in: true, owes: true, number: 4 }, { taken: 4, in: true, owes: false }] };

export const samples = {
  boards: [
    { title: 'Watching', view },
    { title: 'A choice made', view, draft: { view, me: 0, chosen: { type: 'take', stones: 2 }, before: [] },
      hints: { orders: [1, 2, 3].map((stones) => ({ type: 'take', stones })) } },
  ],
  log: [{ n: 1, turn: 1, kind: 'turn', seat: 0, text: 'takes 2' },
    { n: 2, turn: 2, kind: 'turn', seat: 1, text: 'takes 3' }],
  result: { places: [1, 2], scores: [1, 0], reason: 'pile' },
};
