import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadElectron } from '../../scripts/start/download.mjs';
import { temporaryFolder } from '../temporary-folder';
import { progressLine } from '../../scripts/start/progress.mjs';

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
});

/** A mirror for Electron's packages with these answers. Records the requested paths. */
async function mirror(answer: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const opened = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('ELECTRON_MIRROR', `http://127.0.0.1:${(opened.address() as AddressInfo).port}/`);
  vi.stubEnv('electron_config_cache', temporaryFolder());
  return asked;
}

function line() {
  const shown: [number, number | null][] = [];
  return { shown, show: (transferred: number, total: number | null) => shown.push([transferred, total]), end: vi.fn() };
}

describe('Electron’s download', () => {
  test('requests this system’s package, shows progress, and rejects a file with a wrong checksum', async () => {
    const asked = await mirror((_request, response) => {
      response.writeHead(200, { 'Content-Length': 10 });
      response.end('0123456789');
    });
    const shown = line();
    await expect(loadElectron({ line: shown })).rejects.toThrow(/checksum/i);
    expect(asked).toEqual([expect.stringMatching(/\/electron-v[\d.]+-\w+-\w+\.zip$/)]);
    expect(shown.shown.at(-1)).toEqual([10, 10]);
    expect(shown.end).toHaveBeenCalledOnce();
    expect(readdirSync(process.env.electron_config_cache as string)).toEqual([]);
  });

  test('fails with the server’s message', async () => {
    await mirror((_request, response) => response.writeHead(404).end());
    await expect(loadElectron({ line: line() })).rejects.toThrow(/^Response code 404 \(Not Found\)/);
  });

  test('fails immediately without a connection, and explains why', async () => {
    await mirror(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    await expect(loadElectron({ line: line() })).rejects.toThrow(/ECONNREFUSED/);
  });

  test('gives up on a server that does not answer', async () => {
    await mirror(() => undefined);
    await expect(loadElectron({ patience: 50, line: line() })).rejects.toThrow('the server did not respond');
  });

  test('gives up on a server that stops midway', async () => {
    await mirror((_request, response) => {
      response.writeHead(200, { 'Content-Length': 10 });
      response.write('01234');
    });
    const shown = line();
    await expect(loadElectron({ patience: 10_000, stall: 50, line: shown })).rejects.toThrow(
      'the server stopped sending data',
    );
    expect(shown.shown).toEqual([[5, 10]]);
  });
});

describe('the progress line', () => {
  const MB = 1_000_000;
  const terminal = (isTTY: boolean) => {
    const written: string[] = [];
    return { isTTY, written, write: (text: string) => written.push(text) };
  };

  test('is updated in place on a terminal', () => {
    const out = terminal(true);
    const shown = progressLine('Electron', out as never);
    for (const bytes of [1, 1.1, 2, 100]) shown.show(bytes * MB, 100 * MB);
    shown.end();
    expect(out.written).toEqual([
      '\rElectron: 1 of 100 MB ',
      '\rElectron: 2 of 100 MB ',
      '\rElectron: 100 of 100 MB ',
      '\n',
    ]);
  });

  test('is written once per ten percent if the output is a file', () => {
    const out = terminal(false);
    const shown = progressLine('Electron', out as never);
    for (const bytes of [1, 2, 11, 12, 100]) shown.show(bytes * MB, 100 * MB);
    shown.end();
    expect(out.written).toEqual(['Electron: 1 of 100 MB\n', 'Electron: 11 of 100 MB\n', 'Electron: 100 of 100 MB\n']);
  });

  test('shows the amount received if the total is unknown', () => {
    const out = terminal(false);
    const shown = progressLine('Electron', out as never);
    for (const bytes of [1, 9, 11]) shown.show(bytes * MB, null);
    expect(out.written).toEqual(['Electron: 1 MB\n', 'Electron: 11 MB\n']);
  });
});
