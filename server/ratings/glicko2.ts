/** Glicko-2, as Mark Glickman describes it: http://www.glicko.net/glicko/glicko2.pdf */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface Game {
  readonly opponent: Rating;
  /** 0 lost, 0.5 drawn, 1 won. */
  readonly score: number;
}

export const NEW_PLAYER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How much volatility may change; Glickman's example uses 0.5. */
const TAU = 0.5;
const CLOSE = 1e-6;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The rating after the games of one period. */
export function rated({ rating, deviation, volatility }: Rating, games: readonly Game[]): Rating {
  const mu = (rating - 1500) / SCALE;
  const phi = deviation / SCALE;
  if (games.length === 0) return { rating, deviation: SCALE * Math.hypot(phi, volatility), volatility };
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of games) {
    const weight = g(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - 1500) / SCALE)));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const sigma = newVolatility(phi, volatility, variance, variance * surprise);
  const widened = Math.hypot(phi, sigma);
  const narrowed = 1 / Math.sqrt(1 / (widened * widened) + 1 / variance);
  return {
    rating: 1500 + SCALE * (mu + narrowed * narrowed * surprise),
    deviation: SCALE * narrowed,
    volatility: sigma,
  };
}

/** Step 5 of the paper: the volatility that makes the results likeliest, by the Illinois method. */
function newVolatility(phi: number, volatility: number, variance: number, delta: number): number {
  const a = Math.log(volatility * volatility);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > CLOSE) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = next;
    atHigh = atNext;
  }
  return Math.exp(low / 2);
}
