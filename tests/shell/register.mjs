// `node --import …/tests/shell/register.mjs dist/main/main.mjs`: gives the compiled main process the stand-in when it
// imports `electron`.
import { register } from 'node:module';

const standIn = new URL('../../.cache/shell/electron.mjs', import.meta.url).href;
const hook = `export const resolve = (name, context, next) =>
  name === 'electron' ? { url: ${JSON.stringify(standIn)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
