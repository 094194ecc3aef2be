// `--help` for every script: prints the comment at the top of its file. Imported before anything else in a script runs.
import { readFileSync } from 'node:fs';

if (process.argv.includes('--help') && !process.argv[1].endsWith('tool.mjs')) {
  const lines = readFileSync(process.argv[1], 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//') && !line.startsWith('#!'));
  const comment = lines.slice(0, end).filter((line) => line.startsWith('//'));
  console.log(comment.map((line) => line.replace(/^\/\/ ?/, '')).join('\n'));
  process.exit(0);
}
