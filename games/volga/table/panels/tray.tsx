import './tray.css';
import { ActionBar, type ActionLabel, type Choice, lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Desk } from '../desk.ts';
import { labelOf } from '../words/actions.ts';
import { takingChance } from '../words/chance.ts';
import { areaName } from '../words/names.ts';
import { promptOf } from '../words/prompts.ts';
import { words } from '../words/table.ts';
import { SupplyShop } from './supply.tsx';

/** The first board is one of supply: who acts is fetched for what follows. */
const Ready = lazy(async () => (await import('./who-acts.tsx')).Ready);
const Idle = lazy(async () => (await import('./who-acts.tsx')).Idle);
const SendAll = lazy(async () => (await import('./who-acts.tsx')).SendAll);

/** Verbs that are done on the map; the list of choices has them in words. */
const ON_THE_MAP: ReadonlySet<string> = new Set(['activate', 'move', 'base', 'arrive', 'retreat']);

/** What ends a phase or a round stands apart. */
const CLOSING: ReadonlySet<string> = new Set(['end', 'finish', 'halt']);

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
  const { path, proposed, busy } = desk.controller;
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
    <div class="prompt" role="status" aria-busy={busy.value}>
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
  const few = choices.filter(({ verb }) => !ON_THE_MAP.has(verb) || (verb === 'arrive' && choices.length <= 6));
  const closing = few.filter(({ verb }) => CLOSING.has(verb));
  return (
    <>
      <div class="actions">
        {now?.step === 'selection' && <Ready desk={desk} />}
        {now?.step === 'actionRound' && <Idle desk={desk} />}
        {controller.path.wordOf('to') !== undefined && <SendAll desk={desk} />}
        <ActionBar
          controller={controller}
          choices={few.filter((choice) => !closing.includes(choice))}
          label={(choice) => buttonOf(desk, choice)}
        />
      </div>
      {closing.length > 0 && <ActionBar controller={controller} choices={closing} label={labelOf} />}
    </>
  );
}

/** A support marker says what it brings. */
function buttonOf({ controller }: Desk, choice: Choice): ActionLabel {
  const label = labelOf(choice);
  if (choice.verb !== 'place') return label;
  const odds = controller.oddsOf(choice.text);
  return odds === null || odds === undefined ? label : { ...label, detail: words.takes(takingChance(odds)) };
}
