import type { JSX } from 'preact';
import { faceOf } from '../../../stalingrad/data/city.ts';
import { placeName } from '../words/titles.ts';
import { byTitle } from './soldiers.ts';
import type { GameStory } from './story.ts';
import { words } from './words.ts';

/** Cards that these orders brought, and places that they have changed. */
export const News = ({ unlocked, changed }: Pick<GameStory, 'unlocked' | 'changed'>): JSX.Element => (
  <>
    <h3>{words.isNew}</h3>
    <ul class="news">
      {byTitle(unlocked).map(({ title, who }) => (
        <li key={title}>
          {title} <i>{who}</i>
        </li>
      ))}
      {changed.map(({ tile, letter }) => (
        <li key={tile}>{words.comes(placeName(tile), faceOf(tile, letter).state)}</li>
      ))}
    </ul>
  </>
);
