import { afterEach, expect, test } from 'vitest';
import { sendEscape } from '../../../src/renderer/app/devices/controls';

afterEach(() => (document.body.innerHTML = ''));

test('“back” sends Escape to a dialog that has just opened and has the focus', () => {
  document.body.innerHTML = '<button id="opener"></button><section id="page" role="dialog" tabindex="-1"></section>';
  const page = document.getElementById('page') as HTMLElement;
  const keys: string[] = [];
  page.addEventListener('keydown', ({ key }) => keys.push(key));
  page.focus();
  sendEscape();
  expect(keys).toEqual(['Escape']);
});
