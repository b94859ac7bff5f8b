import './unit-card.css';
import { capital } from '@kurgan/engine';
import type { JSX } from 'preact';
import { UNITS } from '../data/units.ts';
import { isConcealed, kindOf, of } from '../rules/counters.ts';
import { PROFILES, type Profile, X } from '../rules/profiles.ts';
import { counterOf } from './facts.ts';
import type { HeroesModel } from './model.ts';
import { SmallCounter } from './small-counter.tsx';
import { typeOf, unitTitle } from './words/names.ts';
import { abilityNames } from './words/unit.ts';

interface Props {
  readonly model: HeroesModel;
  readonly unit: number;
}

const figure = (value: number): string => (value <= X ? 'X' : value > 0 ? `+${value}` : String(value));

/** Both sides of a counter with everything printed on them. */
export function UnitCard({ model, unit }: Props): JSX.Element {
  const view = model.view.value;
  const type = typeOf(view, unit);
  const up = of(view.open.units.up, unit) === 1 ? 1 : 0;
  const counter = counterOf(view, unit);
  const kind = kindOf(view, unit);
  const sides = ([up, 1 - up] as const).flatMap((side) => {
    const profile = type === null ? undefined : PROFILES[2 * kind + side];
    const isOther = side !== up;
    if (isOther && type !== null && UNITS[type].category !== 'infantry') return [];
    return profile === undefined ? [] : [{ side: side === 1 ? 1 : 0, profile, isOther } as const];
  });
  return (
    <section class="unit-card" aria-hidden="true">
      {/* The prompt above has the name of the one that acts. */}
      {model.pointedUnit.value !== null && unit !== model.acting.value && <h4>{capital(unitTitle(view, unit))}</h4>}
      {sides.length === 0 && <p>{isConcealed(view.open, unit) ? 'Concealed: nobody fires at it.' : ''}</p>}
      {sides.map(({ side, profile, isOther }) => (
        <div key={side} class={isOther ? 'unit-side other' : 'unit-side'}>
          <SmallCounter counter={{ ...counter, up: side }} />
          <Facts profile={profile} />
        </div>
      ))}
    </section>
  );
}

function Facts({ profile }: { readonly profile: Profile }): JSX.Element {
  const { move, weapons, stars, inspiration } = profile;
  const abilities = [
    ...(stars > 0 ? [`${'★'.repeat(stars)} order`] : []),
    ...(inspiration > 0 ? [`Inspiration ${inspiration}`] : []),
    ...abilityNames(profile),
  ];
  return (
    <p>
      <span>Move {move <= X ? 'X' : move}</span>
      {weapons.map(({ name, combat: [infantry, light, heavy], rangeInSquares, arc }, i) => (
        <span key={i}>
          {weapons.length > 1 ? `${name}: ` : 'Fire '}
          {figure(infantry)} / {figure(light)} / {figure(heavy)}
          {rangeInSquares !== null && `, range ${rangeInSquares}`}
          {arc < 360 && `, arc ${arc}°`}
        </span>
      ))}
      {abilities.length > 0 && <i>{abilities.join(' · ')}</i>}
    </p>
  );
}
