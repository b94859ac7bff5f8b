import './tray.css';
import { ActionBar, ActionButton, type ActionLabel, type Choice } from '@kurgan/kit';
import type { JSX } from 'preact';
import { isVacant } from '../../rules/board.ts';
import { areaOf, type Desk, unitTouch } from '../desk.ts';
import { labelName } from '../map/label.ts';
import { labelOf } from '../words/actions.ts';
import { takingChance } from '../words/chance.ts';
import { areaName, unitOf } from '../words/names.ts';
import { promptOf } from '../words/prompts.ts';
import { unitLabel } from '../words/spoken.ts';
import { words } from '../words/table.ts';
import { CounterPicture } from './counter-picture.tsx';
import { SupplyShop } from './supply.tsx';

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
  const narrowed = controller.path.left.value;
  const few = choices.filter(({ verb }) => !ON_THE_MAP.has(verb) || (verb === 'arrive' && choices.length <= 6));
  const closing = few.filter(({ verb }) => CLOSING.has(verb));
  return (
    <>
      <div class="actions">
        {now?.step === 'selection' && <Ready desk={desk} />}
        {now?.step === 'actionRound' && <Idle desk={desk} />}
        <SendAll desk={desk} narrowed={narrowed} />
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

/** More Areas than this are named by their numbers alone: two rows have room for as many names. */
const NAMED = 6;

/** Areas that can still act, as on the map. */
function Ready({ desk }: { readonly desk: Desk }): JSX.Element {
  const { controller } = desk;
  const ready = controller.session.moment.value.choices.flatMap((choice) => {
    const area = choice.verb === 'activate' ? areaOf(choice.words.area) : undefined;
    return area === undefined ? [] : [{ choice, area }];
  });
  return (
    <>
      {ready.map(({ choice, area }) => {
        const count = desk.open.value.areas[area].fresh.length;
        return (
          <ActionButton
            key={choice.text}
            controller={controller}
            choice={choice}
            label={ready.length > NAMED ? String(area) : `${area} ${labelName(area)}`}
            detail={ready.length > NAMED ? words.freshUnits(count) : String(count)}
            title={`${areaName(area)}, ${words.freshUnits(count)}`}
          />
        );
      })}
    </>
  );
}

/** Units of the Active Area that can still act, as on the map. */
function Idle({ desk }: { readonly desk: Desk }): JSX.Element {
  const { path, session } = desk.controller;
  const units = new Set(session.moment.value.choices.flatMap(({ words: named }) => unitOf(named.unit) ?? []));
  return (
    <>
      {[...units].map((unit) => (
        <button
          key={unit}
          type="button"
          class={`idle ${path.isTouched(unitTouch(unit)) ? 'chosen' : ''}`}
          aria-pressed={path.isTouched(unitTouch(unit))}
          aria-label={unitLabel(desk, unit)}
          onClick={(event) => desk.touchUnit(unit, event)}
        >
          <CounterPicture unit={unit} spent={false} />
        </button>
      ))}
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
