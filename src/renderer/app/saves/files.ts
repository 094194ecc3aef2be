import { MAX_FILES, TOO_LARGE } from '../../../ipc/files';
import type { FileKind } from '../../../ipc/files';
import { REFUSALS } from '../../../ipc/refusals';
import type { Refusal, RefusalCode } from '../../../ipc/refusals';

/** Offers text as a download, for a file that main did not write itself. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Reads a chosen file. Files above the size limit of their kind are refused without being read. */
export async function textOf(file: File, kind: FileKind): Promise<{ text: string } | { refusal: Refusal }> {
  const refuse = (code: RefusalCode) => ({ refusal: { code, message: REFUSALS[code] } });
  if (file.size > MAX_FILES[kind]) return refuse(TOO_LARGE[kind]);
  const text = await file.text().catch(() => null);
  return text === null ? refuse('unreadable-file') : { text };
}
