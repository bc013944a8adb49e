/* Two versions of a list of named items, made from the same third one. */

const by_name = (list) => new Map(list.map((item) => [item.name, item]));
const is_same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merge the changes of both versions. Where both changed the same item in different ways, theirs is kept.
 * @param {{name: string}[]} before  what both were made from
 * @param {{name: string}[]} ours
 * @param {{name: string}[]} theirs
 * @returns {{items: {name: string}[], lost: boolean}} `lost`: a change of ours was dropped for one of theirs. Our items
 *     come first, in their order
 */
export function merged(before, ours, theirs) {
  const [then, here, there] = [before, ours, theirs].map(by_name);
  let lost = false;
  const items = [...new Set([...here.keys(), ...there.keys()])].map((name) => {
    const [old, own, other] = [then.get(name), here.get(name), there.get(name)];
    if (is_same(own, old) || is_same(own, other)) return other;
    if (is_same(other, old)) return own;
    lost = true;
    return other;
  });
  return { items: items.filter(Boolean), lost };
}
