import { Icon } from '@kurgan/kit';
import { Undo2 } from 'lucide';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Props } from '../model.ts';
import { movesOf, takeBack } from './moves.ts';
import { moving } from './words.ts';

/** The actions of this phase, each with its own undo. */
export function MovesList({ model }: Props): JSX.Element {
  const { controller } = model;
  const list = useRef<HTMLOListElement>(null);
  const moves = movesOf(controller.session.log.value);
  useLayoutEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [moves.length]);
  return (
    <ol class="moves-list" ref={list} aria-label={moving.moves}>
      {moves.map((made) => (
        <li key={made.line}>
          <span>{made.text}</span>
          <button
            type="button"
            class="tool"
            aria-label={moving.undo(made.text)}
            title={moving.undo(made.text)}
            onClick={() => {
              model.picking.drop();
              void takeBack({ session: controller.session, doAll: (actions) => controller.doAll(actions) }, made);
            }}
          >
            <Icon of={Undo2} />
          </button>
        </li>
      ))}
    </ol>
  );
}
