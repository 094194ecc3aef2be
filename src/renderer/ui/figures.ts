import { useI18n } from 'vue-i18n';

/** A number with a proper minus sign, as wide as a plus sign. `write` formats a number that is not negative. */
export const minus = (value: number, write: (value: number) => string = String): string =>
  value < 0 ? `−${write(-value)}` : write(value);

/** A gain or loss, with its sign. */
export const signed = (value: number, write?: (value: number) => string): string =>
  `${value > 0 ? '+' : ''}${minus(value, write)}`;

/** Returns a function that formats a share from 0 to 100 in the current language. */
export function usePercent(): (share: number) => string {
  const { n } = useI18n();
  return (share) => n(share / 100, 'percent');
}
