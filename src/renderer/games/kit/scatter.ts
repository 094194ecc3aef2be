/** A pseudorandom number from 0 to 1, always the same for the same input, so that drawings never change. */
export function scatter(i: number, salt: number): number {
  const x = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
}
