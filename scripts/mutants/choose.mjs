/** Draws `count` different items from a list with Marsaglia's xorshift. The result depends only on the arguments. */
export function chosen(list, count, seed) {
  const next = randomBy(seed);
  const left = [...list];
  const drawn = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(next(left.length), 1));
  return drawn;
}

/** Like `chosen`, but takes one item from each file (`path`) before a second one from any file. */
export function spread(list, count, seed) {
  const files = new Map();
  for (const item of chosen(list, list.length, seed)) files.set(item.path, [...(files.get(item.path) ?? []), item]);
  const drawn = [];
  for (let round = 0; drawn.length < Math.min(count, list.length); round++) {
    for (const items of files.values()) if (round < items.length) drawn.push(items[round]);
  }
  return drawn.slice(0, count);
}

function randomBy(seed) {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) | 1;
  const next = (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  for (let i = 0; i < 20; i++) next(2);
  return next;
}
