import './aim.css';
import type { JSX } from 'preact';
import { faceOf, type Letter, nextLetter } from '../../stalingrad/data/city.ts';
import { cityPicture } from '../art/city/pictures.ts';
import { type Considered, tileOfTarget } from '../considered.ts';
import type { UndauntedModel } from '../model.ts';
import { isCounter } from '../named.ts';
import { letterOf } from './edition.ts';

interface Props {
  readonly model: UndauntedModel;
  readonly aimed: Considered;
}

/** For whoever takes aim: what firing from inside would change, or how a building looks after a hit. */
export function Aim({ model, aimed }: Props): JSX.Element | null {
  const { at, odds, choice } = aimed;
  const tile = tileOfTarget(model, at);
  if (tile === undefined) return null;
  const open = model.open.value;
  const letter = letterOf(open, tile);
  if (!isCounter(at)) return choice.words.at?.startsWith('tunnel-') ? null : <AfterHit code={tile} letter={letter} />;
  const isFromOutside = odds.sums[0]?.lines.some(({ rule }) => rule === 'US-CMBT-15');
  if (!isFromOutside) return null;
  return (
    <p class="aim-hint">
      From inside {tile}, only its cover of {faceOf(tile, letter).cover} would count.
    </p>
  );
}

/** The tile now and after a hit, which lasts for the rest of the campaign. */
function AfterHit({ code, letter }: { readonly code: string; readonly letter: Letter }): JSX.Element | null {
  const next = nextLetter(code, letter);
  if (next === null) return null;
  const [now, then] = [faceOf(code, letter), faceOf(code, next)];
  const changes = [
    now.cover === then.cover ? null : `cover ${now.cover} becomes ${then.cover}`,
    then.wall === null ? 'the building is gone' : `structure ${then.wall}`,
  ].filter((each) => each !== null);
  return (
    <div class="aim-after">
      <img src={cityPicture(now.id)} alt="" />
      <span aria-hidden="true">→</span>
      <img src={cityPicture(then.id)} alt="" />
      <p>
        A hit leaves it {then.state} for good: {changes.join(', ')}.
      </p>
    </div>
  );
}
