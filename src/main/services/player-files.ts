import { FILE_ENDINGS } from '../../ipc/files';
import type { FileKind, Written } from '../../ipc/files';
import type { Ports } from './ports';
import { Refused } from './refusals';

/** A file name with today's date. */
export const datedName = ({ clock }: Pick<Ports, 'clock'>, kind: FileKind): string =>
  `Serenissima ${clock.now().slice(0, 10)}.${FILE_ENDINGS[kind]}`;

/** Gives a file to the player: the shell writes it, or the page offers a download. `null` if cancelled. */
export async function exportFile(
  { chooser }: Pick<Ports, 'chooser'>,
  name: string,
  text: string,
  kind: FileKind,
): Promise<Written | null> {
  const { handled, cancelled } = await chooser.exportText(name, text, kind);
  return cancelled ? null : { name, text: handled ? null : text };
}

/** The text of a file chosen in the page or the shell's dialog; `null` if cancelled. Rejects with `empty-file`. */
export async function importFile(
  { chooser }: Pick<Ports, 'chooser'>,
  text: string | undefined,
  kind: FileKind,
): Promise<string | null> {
  const chosen = text ?? (await chooser.importText(kind));
  if (chosen?.trim() === '') throw new Refused('empty-file');
  return chosen;
}
