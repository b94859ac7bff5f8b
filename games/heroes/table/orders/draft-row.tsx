import { capital, listed } from '@kurgan/engine';
import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { isTile } from '../../rules/places.ts';
import { tokenFace } from '../facts.ts';
import type { Props } from '../model.ts';
import { theUnit, tokenWords } from '../words/names.ts';
import { words } from '../words/table.ts';
import { tokenAt } from './draft.ts';
import { grab } from './drag.ts';

/** Tokens that are still to be laid down, and the buttons of the Order Phase. */
export function DraftRow({ model }: Props): JSX.Element {
  const { draft } = model;
  const laid = draft.laid.value;
  const { next } = draft;
  const tiles = draft.places.value.filter(isTile);
  return (
    <div class="draft-row">
      <ul class="token-stock" aria-label={words.tokens.left}>
        {draft.values.value.map((value, token) =>
          laid.has(token) ? null : (
            <li key={token}>
              <button
                type="button"
                class={token === next ? 'order-token next' : 'order-token'}
                data-token={token}
                aria-pressed={draft.hand.value === token}
                aria-label={`Token ${tokenWords(value)}`}
                onPointerDown={(event) => void grab(model, event)}
                onClick={() => draft.take(token)}
              >
                {tokenFace(value)}
              </button>
            </li>
          ),
        )}
      </ul>
      {tiles.map((place) => {
        const token = tokenAt(laid, place);
        return (
          <button key={place} type="button" class="action" data-tile-place={place} onClick={() => draft.touch(place)}>
            Artillery: {token === null ? 'no token' : <b>token {tokenFace(draft.values.value[token] ?? 0)}</b>}
          </button>
        );
      })}
      {draft.missed.length > 0 && (
        <p class="draft-note">
          {capital(words.tokens.missed(listed(draft.missed.map((unit) => theUnit(model.view.value, unit)))))}{' '}
          <RuleLink id="HS-CMD-11" />
        </p>
      )}
      <div class="action-bar">
        <button
          type="button"
          class={draft.isComplete ? 'action primary' : 'action'}
          data-action="confirm"
          aria-disabled={!draft.isComplete || model.controller.busy.value}
          onClick={() => {
            if (draft.isComplete) void draft.confirm();
          }}
        >
          {words.tokens.confirm}{' '}
          <span class="key" aria-hidden="true">
            E
          </span>
        </button>
        {draft.before.size > 0 && (
          <button type="button" class="action" onClick={() => draft.layAsBefore()}>
            {words.tokens.asBefore}{' '}
            <span class="key" aria-hidden="true">
              R
            </span>
          </button>
        )}
        {laid.size > 0 && (
          <button type="button" class="action" onClick={() => draft.clear()}>
            {words.tokens.clear}
          </button>
        )}
      </div>
    </div>
  );
}
