import { mix } from './random';

/** Hashes plain JSON to 16 hexadecimal digits, independent of the order of keys. Not cryptographic. */
export function hashOf(value: unknown): string {
  return hashText(canonical(value));
}

/** Hashes text to 16 hexadecimal digits, for checksums and seeds. Not cryptographic. */
export function hashText(text: string): string {
  let a = 0x6a09e667;
  let b = 0xbb67ae85;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193) ^ (a >>> 17);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  a = mix(a ^ text.length);
  b = mix(b ^ a);
  return hex(a) + hex(b);
}

function hex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, '0');
}

function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + canonical(value[i]);
    return `[${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields).sort()) {
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(fields[key])}`;
  }
  return `{${text}}`;
}
