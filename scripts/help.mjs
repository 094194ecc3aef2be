// Adds `--help` to a script: prints the comment at the top of its file. Must be the script's first import.
import { readFileSync } from 'node:fs';

if (process.argv.includes('--help') && !process.argv[1].endsWith('tool.mjs')) {
  const lines = readFileSync(process.argv[1], 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//') && !line.startsWith('#!'));
  const comment = lines.slice(0, end).filter((line) => line.startsWith('//'));
  console.log(comment.map((line) => line.replace(/^\/\/ ?/, '')).join('\n'));
  process.exit(0);
}
