import './odds-panel.css';
import type { Odds } from '@kurgan/engine';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../en.ts';
import { percent, percents } from '../figures.ts';
import { RuleLink } from './rule-link.tsx';

const classOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Wide enough for its figure. */
const TELLING = 0.09;

/** The chances as one bar, in words for who cannot see it. */
export function OddsBar({ odds }: { readonly odds: Odds }): JSX.Element {
  const told = toldOf(odds);
  return (
    <div class="odds-bar" role="img" aria-label={told.map(({ name, share }) => `${name} ${share}`).join(', ')}>
      {told
        .filter(({ chance }) => chance > 0)
        .map(({ name, chance, share }) => (
          <span key={name} class={`outcome ${classOf(name)}`} style={{ flexGrow: chance }} title={`${name} ${share}`}>
            {chance >= TELLING && share}
          </span>
        ))}
    </div>
  );
}

/** Outcomes with their shares. */
export function toldOf({ outcomes }: Odds): (Odds['outcomes'][number] & { readonly share: string })[] {
  const shares = percents(outcomes.map(({ chance }) => chance));
  return outcomes.map((outcome, index) => ({ ...outcome, share: shares[index] ?? '' }));
}

/** Adds up the values of a sum: `+6`, `-1`, or `+4 to +9`. Words without a number change nothing. */
export function totalOf(values: readonly string[]): string {
  let least = 0;
  let most = 0;
  for (const value of values) {
    const range = /^([+-]\d+)(?: to ([+-]\d+))?$/.exec(value);
    if (range === null) continue;
    const [a, b] = [Number(range[1]), Number(range[2] ?? range[1])];
    least += Math.min(a, b);
    most += Math.max(a, b);
  }
  return least === most ? String(least) : words.range(Math.max(0, least), most);
}

interface Props {
  readonly odds: Odds;
  readonly title: string;
  /** The one number that decides. */
  readonly headline: { readonly chance: number; readonly words: string };
  /** Units and support taking part. */
  readonly children?: ComponentChildren;
}

/** Chance, what can happen, the sum line by line, and what was assumed: the same order everywhere. */
export function OddsPanel({ odds, title, headline, children }: Props): JSX.Element {
  return (
    <section class="odds-panel" aria-label={title} data-panel="odds">
      <h3>{title}</h3>
      {children}
      <p class="odds-headline">
        <b>{percent(headline.chance)}</b> {headline.words}
      </p>
      <OddsBar odds={odds} />
      <ul class="odds-key">
        {toldOf(odds).map(({ name, share }) => (
          <li key={name}>
            <i class={`outcome ${classOf(name)}`} />
            {name} <b>{share}</b>
          </li>
        ))}
      </ul>
      <div class="odds-sums">
        {odds.sums.map((sum) => (
          <table key={sum.title}>
            <thead>
              <tr>
                <th scope="row">{sum.title}</th>
                <td>{totalOf(sum.lines.map(({ value }) => value))}</td>
                <td />
              </tr>
            </thead>
            <tbody>
              {sum.lines.map((line) => (
                <tr key={line.label}>
                  <th scope="row">{line.label}</th>
                  <td>{line.value}</td>
                  <td>
                    <RuleLink id={line.rule} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {odds.assuming.length > 0 && <p class="odds-assuming">{words.assuming(odds.assuming.join('; '))}</p>}
    </section>
  );
}
