import type { Players } from '@kurgan/host';
import type { JSX } from 'preact';
import type { CatalogueEntry } from '../catalogue.ts';
import { seatName } from '../games.ts';
import { pageWords } from '../language/pages.ts';
import { inMode, levelOf, MODES, modeOf, playAlone, sideOf } from './players.ts';

interface PlayersFieldProps {
  readonly entry: CatalogueEntry;
  readonly players: Players;
  onPlayers(players: Players): void;
}

/** Choice of players: solo, two at one screen, or bots only; then side and opponent. */
export function PlayersField({ entry, players, onPlayers }: PlayersFieldProps): JSX.Element {
  const words = pageWords.players;
  const mode = modeOf(players);
  const notes = { alone: words.aloneNote, share: words.shareNote, watch: words.watchNote };
  return (
    <>
      <Radios
        title={words.mode}
        name="mode"
        choices={MODES.map((id) => ({ id, name: words[id], about: notes[id] }))}
        value={mode}
        onValue={(id) => onPlayers(inMode(entry, players, MODES.find((each) => each === id) ?? 'alone'))}
      />
      {mode === 'alone' && (
        <>
          <Radios
            title={words.side}
            name="side"
            choices={entry.sides.map((id) => ({ id, name: seatName(entry.id, id), about: '' }))}
            value={sideOf(entry, players)}
            onValue={(side) => onPlayers(playAlone(entry, side, levelOf(entry, players)))}
          />
          <Radios
            title={words.opponent}
            name="level"
            choices={entry.levels}
            value={levelOf(entry, players)}
            onValue={(level) => onPlayers(playAlone(entry, sideOf(entry, players), level))}
          />
        </>
      )}
      {mode === 'watch' &&
        entry.sides.map((seat) => (
          <Radios
            key={seat}
            title={words.levelOf(seatName(entry.id, seat))}
            name={`level-${seat}`}
            choices={entry.levels}
            value={players[seat] ?? ''}
            onValue={(level) => onPlayers({ ...players, [seat]: level })}
          />
        ))}
    </>
  );
}

interface RadiosProps {
  readonly title: string;
  readonly name: string;
  readonly choices: readonly { readonly id: string; readonly name: string; readonly about: string }[];
  readonly value: string;
  onValue(id: string): void;
}

const Radios = ({ title, name, choices, value, onValue }: RadiosProps): JSX.Element => (
  <fieldset class="radios">
    <legend>{title}</legend>
    {choices.map(({ id, name: label, about }) => (
      <label key={id}>
        <input type="radio" name={name} checked={id === value} onChange={() => onValue(id)} />
        <span>
          <b>{label}</b>
          {about !== '' && <i>{about}</i>}
        </span>
      </label>
    ))}
  </fieldset>
);
