import { Icon } from '@kurgan/kit';
import { Pencil, Trash2 } from 'lucide';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { pointsOf } from '../../rules/recruitment/lists.ts';
import type { Desk } from './desk.ts';
import { armyOf, type SavedList } from './saved.ts';
import { LONGEST_NAME } from './share.ts';

interface Props {
  readonly desk: Desk;
  tell(text: string, action?: { readonly label: string; run(): void }): void;
}

/** Lists of the side on the desk: opened, renamed and deleted here. */
export function SavedPanel({ desk, tell }: Props): JSX.Element {
  const [renaming, setRenaming] = useState<number | null>(null);
  const lists = desk.lists.value.filter(({ side }) => side === desk.side.value);
  const remove = ({ id, name }: SavedList): void => {
    const undo = desk.remove(id);
    tell(`“${name}” is deleted.`, { label: 'Undo', run: undo });
  };
  return (
    <section class="saved-lists" aria-labelledby="saved-head">
      <h2 id="saved-head">Saved</h2>
      {lists.length === 0 && <p class="hint">No lists of this side yet.</p>}
      <ul>
        {lists.map((list) => (
          <li key={list.id} class={desk.saved?.id === list.id ? 'current' : undefined}>
            {renaming === list.id ? (
              <NameField
                list={list}
                onName={(name) => {
                  if (name !== null) desk.rename(list.id, name);
                  setRenaming(null);
                }}
              />
            ) : (
              <>
                <button
                  type="button"
                  class="list-name"
                  aria-label={`Open ${list.name}`}
                  aria-current={desk.saved?.id === list.id ? 'true' : undefined}
                  onClick={() => desk.openList(list.id)}
                >
                  {list.name}
                </button>
                <b>{pointsOf(armyOf(list)?.army ?? [])}</b>
                <button
                  type="button"
                  class="plain"
                  aria-label={`Rename ${list.name}`}
                  onClick={() => setRenaming(list.id)}
                >
                  <Icon of={Pencil} size={15} />
                </button>
                <button type="button" class="plain" aria-label={`Delete ${list.name}`} onClick={() => remove(list)}>
                  <Icon of={Trash2} size={15} />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Enter or leaving the field takes the name, Escape keeps the old one. */
function NameField({ list, onName }: { readonly list: SavedList; onName(name: string | null): void }): JSX.Element {
  const [name, setName] = useState(list.name);
  return (
    <input
      type="text"
      aria-label={`New name of ${list.name}`}
      maxLength={LONGEST_NAME}
      value={name}
      ref={(field) => field?.focus()}
      onInput={(event) => setName(event.currentTarget.value)}
      onBlur={() => onName(name)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onName(name);
        if (event.key === 'Escape') onName(null);
      }}
    />
  );
}
