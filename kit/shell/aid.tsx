import type { ComponentType } from 'preact';
import { KeyListDialog } from '../panels/key-list.tsx';
import { PlayerAidDialog } from '../panels/player-aid.tsx';
import type { NamedDialogProps } from './define-table.tsx';
import { KEYS } from './model.ts';
import type { TableAid } from './parts.ts';

/** A game's player aid, and its list of keys. */
export const aidDialog =
  <Model,>({ aidOf, keyWords = [] }: TableAid<Model>): ComponentType<NamedDialogProps<Model>> =>
  ({ model, name, onClose }) =>
    name === KEYS ? (
      <KeyListDialog own={keyWords} onClose={onClose} />
    ) : (
      <PlayerAidDialog aid={aidOf(model)} onClose={onClose} />
    );
