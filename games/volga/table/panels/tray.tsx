import { ActionBar, type ActionLabel, type Choice } from '@kurgan/kit';
import type { JSX } from 'preact';
import { isVacant } from '../../rules/board.ts';
import { areaOf, type Desk } from '../desk.ts';
import { labelOf } from '../words/actions.ts';
import { takingChance } from '../words/chance.ts';
import { areaName } from '../words/names.ts';
import { promptOf } from '../words/prompts.ts';
import { words } from '../words/table.ts';
import { SupplyShop } from './supply.tsx';

/** Verbs that are done on the map; the list of choices has them in words. */
const ON_THE_MAP: ReadonlySet<string> = new Set(['activate', 'move', 'base', 'arrive', 'retreat']);

/** What to do now: a prompt and buttons. */
export function Tray({ desk, onResult }: { readonly desk: Desk; onResult(): void }): JSX.Element {
  const isOver = desk.controller.session.moment.value.outcome !== null;
  return (
    <section class="tray" aria-label={words.whatNow}>
      <Prompt desk={desk} />
      {isOver ? (
        <div class="actions">
          <button type="button" class="action primary" onClick={onResult}>
            {words.showResult}
          </button>
        </div>
      ) : (
        <Actions desk={desk} />
      )}
    </section>
  );
}

/** What to do now, in words. */
function Prompt({ desk }: { readonly desk: Desk }): JSX.Element {
  const { title, help } = promptOf(desk.open.value, desk.frame.value);
  const { path, proposed } = desk.controller;
  const unit = path.wordOf('unit');
  const to = path.wordOf('to');
  const more =
    proposed.value !== null
      ? words.proposed
      : unit !== undefined
        ? words.chosen(unit)
        : to !== undefined
          ? words.chosenPlace(areaName(to))
          : help;
  return (
    <div class="prompt" role="status">
      <h2>{title}</h2>
      <p>{more}</p>
    </div>
  );
}

/** Buttons for everything that is not done on the map. */
function Actions({ desk }: { readonly desk: Desk }): JSX.Element {
  const { controller } = desk;
  const { choices, now } = controller.session.moment.value;
  if (now?.step === 'purchase') return <SupplyShop desk={desk} />;
  const narrowed = controller.path.left.value;
  const few = choices.filter(({ verb }) => !ON_THE_MAP.has(verb) || (verb === 'arrive' && choices.length <= 6));
  return (
    <div class="actions">
      <SendAll desk={desk} narrowed={narrowed} />
      <ActionBar controller={controller} choices={few} label={(choice) => buttonOf(desk, choice)} />
    </div>
  );
}

/** A support marker says what it brings. */
function buttonOf({ controller }: Desk, choice: Choice): ActionLabel {
  const label = labelOf(choice);
  if (choice.verb !== 'place') return label;
  const odds = controller.oddsOf(choice.text);
  return odds === null || odds === undefined ? label : { ...label, detail: words.takes(takingChance(odds)) };
}

/** Everybody who can go to the chosen Soviet Area goes there at once. */
function SendAll({
  desk,
  narrowed,
}: {
  readonly desk: Desk;
  readonly narrowed: readonly Choice[];
}): JSX.Element | null {
  const { controller } = desk;
  const to = areaOf(controller.path.wordOf('to'));
  const moves = narrowed.filter(({ verb }) => verb === 'move');
  if (to === undefined || moves.length < 2 || isVacant(desk.open.value.areas[to])) return null;
  return (
    <button type="button" class="action" onClick={() => void controller.doAll(moves.map(({ text }) => text))}>
      {words.sendAll(moves.length, areaName(to))}
    </button>
  );
}
