import type { Game } from './campaign';
import type { Contest } from './contests';
import { firstSeat, verdictAfter, wonAlone } from './sequential';

const percent = (share: number) => (share * 100).toFixed(1);

/**
 * A contest's results as a table row: the first listed player's share of games won outright ± one standard error, the
 * number of shared wins, the mean scores, whether the goal was met, and the number of games that did not end.
 */
export function rowOf(contest: Contest, played: readonly Game[]): string {
  const { name, games, levels, seed } = contest;
  const ended = played.filter(({ error }) => error === undefined);
  const endless = played.length - ended.length;
  const count = `${played.length === games ? games : `${played.length} of ${games}`}, ${seed}`;
  const longest = Math.max(0, ...ended.map(({ moves }) => moves));
  const end = endless === 0 ? `all, at most ${longest} moves` : `${endless} unfinished`;
  if (new Set(levels.split(',')).size === 1 || ended.length === 0) return row([name, count, '', '', '', '', end]);
  const seatOf = (game: Game) => firstSeat(contest, game);
  const alone = ended.filter((game) => wonAlone(contest, game)).length / ended.length;
  const shared = ended.filter((game) => game.winners.includes(seatOf(game)) && game.winners.length > 1).length;
  const error = Math.sqrt((alone * (1 - alone)) / ended.length);
  const own = mean(ended.map((game) => game.totals[seatOf(game)]));
  const others = mean(ended.flatMap((game) => game.totals.filter((_, seat) => seat !== seatOf(game))));
  const wins = `${percent(alone)} % ± ${percent(error)}`;
  return row([
    name,
    count,
    wins,
    String(shared),
    `${own.toFixed(1)} : ${others.toFixed(1)}`,
    promiseOf(contest, ended, alone),
    end,
  ]);
}

function promiseOf(contest: Contest, ended: readonly Game[], alone: number): string {
  const { goal, sprt } = contest;
  const asked = goal && ('most' in goal ? `at most ${goal.most} %` : `at least ${goal.least} %`);
  const kept = goal && ('most' in goal ? alone * 100 <= goal.most : alone * 100 >= goal.least);
  const verdict = verdictAfter(contest, ended);
  return [asked, kept === false && 'not kept', sprt && `${sprt.replace(':', ' or ')} %: ${verdict}`]
    .filter(Boolean)
    .join(', ');
}

export function reportOf(contests: readonly Contest[], games: readonly Game[]): string {
  const rows = contests.flatMap((contest) => {
    const played = games.filter((game) => game.contest === contest.name);
    return played.length === 0 ? [] : [rowOf(contest, played)];
  });
  const heading = row(['table', 'games, `--seed`', 'wins alone', 'shared', 'mean score', 'asked', 'ended']);
  return [heading, row(Array.from({ length: 7 }, () => '---')), ...rows].join('\n');
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
