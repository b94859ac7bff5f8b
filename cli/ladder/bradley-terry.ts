/** Result between two players: `score` points out of `games` for the first, with half a point for a draw. */
export interface Score {
  readonly first: string;
  readonly second: string;
  readonly score: number;
  readonly games: number;
}

export interface Rating {
  readonly player: string;
  /** Elo points above the weakest, who has 0: a lead of 100 scores 64 % of the points, a lead of 400 scores 91 %. */
  readonly rating: number;
  /** 95 % interval of the difference from the weakest. */
  readonly low: number;
  readonly high: number;
}

const ELO = 400 / Math.LN10;
const Z = 1.959963984540054;
const ROUNDS = 10_000;
const CLOSE_ENOUGH = 1e-10;

/**
 * Bradley-Terry ratings, best first: the strengths under which the scores are most likely. Every pairing counts one
 * extra drawn game, so that a clean sweep is not an infinite distance. Players not connected by any games, even through
 * others, are rated separately.
 */
export const bradleyTerry = (scores: readonly Score[]): Rating[] => connected(scores).flatMap(rate);

/** Splits scores into groups with no player in common. */
function connected(scores: readonly Score[]): Score[][] {
  const groups: Score[][] = [];
  for (const score of scores) {
    const touches = (group: readonly Score[]): boolean =>
      group.some(({ first, second }) => [first, second].some((one) => one === score.first || one === score.second));
    const joined = groups.filter(touches);
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([...joined.flat(), score]);
  }
  return groups;
}

function rate(scores: readonly Score[]): Rating[] {
  const players = [...new Set(scores.flatMap(({ first, second }) => [first, second]))];
  const n = players.length;
  const games = scores.map(({ first, second, score, games: played }) => ({
    a: players.indexOf(first),
    b: players.indexOf(second),
    score: score + 0.5,
    games: played + 1,
  }));
  const strengths = mostLikely(n, games);
  const weakest = strengths.indexOf(Math.min(...strengths));
  const variances = varianceFrom(weakest, n, games, strengths);
  return players
    .map((player, i) => {
      const rating = ELO * ((strengths[i] ?? 0) - (strengths[weakest] ?? 0));
      const reach = ELO * Z * Math.sqrt(variances[i] ?? 0);
      return { player, rating, low: rating - reach, high: rating + reach };
    })
    .sort((a, b) => b.rating - a.rating);
}

interface Games {
  readonly a: number;
  readonly b: number;
  readonly score: number;
  readonly games: number;
}

const expected = (mine: number, theirs: number): number => 1 / (1 + Math.exp(theirs - mine));

/** Logarithms of the strengths, by Hunter's iteration: each player's points over the expected value of its games. */
function mostLikely(n: number, games: readonly Games[]): number[] {
  const strengths = new Array<number>(n).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0;
    for (let i = 0; i < n; i++) {
      let points = 0;
      let weight = 0;
      for (const { a, b, score, games: played } of games) {
        if (a !== i && b !== i) continue;
        const other = strengths[a === i ? b : a] ?? 0;
        points += a === i ? score : played - score;
        weight += played / (Math.exp(strengths[i] ?? 0) + Math.exp(other));
      }
      const next = Math.log(points / weight);
      moved = Math.max(moved, Math.abs(next - (strengths[i] ?? 0)));
      strengths[i] = next;
    }
    if (moved < CLOSE_ENOUGH) break;
  }
  return strengths;
}

/** Variance of each strength's difference from that of `from`: the inverse of the information in the games. */
function varianceFrom(from: number, n: number, games: readonly Games[], strengths: readonly number[]): number[] {
  const free = Array.from({ length: n }, (_, i) => i).filter((i) => i !== from);
  const information = free.map(() => free.map(() => 0));
  const add = (i: number, j: number, amount: number): void => {
    const row = information[free.indexOf(i)];
    const column = free.indexOf(j);
    if (row !== undefined && column >= 0) row[column] = (row[column] ?? 0) + amount;
  };
  for (const { a, b, games: played } of games) {
    const p = expected(strengths[a] ?? 0, strengths[b] ?? 0);
    const amount = played * p * (1 - p);
    add(a, a, amount);
    add(b, b, amount);
    add(a, b, -amount);
    add(b, a, -amount);
  }
  const inverse = invert(information);
  const variances = new Array<number>(n).fill(0);
  for (const [i, player] of free.entries()) variances[player] = inverse[i]?.[i] ?? 0;
  return variances;
}

/** Gauss-Jordan; the matrix is symmetric and positive definite if games connect all players. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (const [i, pivotRow] of rows.entries()) {
    const pivot = pivotRow[i] ?? 0;
    for (let k = 0; k < 2 * n; k++) pivotRow[k] = (pivotRow[k] ?? 0) / pivot;
    for (const [j, row] of rows.entries()) {
      const factor = row[i] ?? 0;
      if (j === i || factor === 0) continue;
      for (let k = 0; k < 2 * n; k++) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0);
    }
  }
  return rows.map((row) => row.slice(n));
}
