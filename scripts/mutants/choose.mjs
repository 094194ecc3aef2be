/** So many of a list, by a seed; the same everywhere. Shuffled by Fisher and Yates, with Marsaglia's xorshift. */
export function chosen(list, count, seed) {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) | 1;
  const next = (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  for (let i = 0; i < 20; i++) next(2);
  const left = [...list];
  const drawn = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(next(left.length), 1));
  return drawn;
}
