import './tray.css';
import { ActionBar, type ActionLabel, type Choice, Prompt, ResultButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Props, VolgaModel } from '../model.ts';
import { labelOf, markerName } from '../words/actions.ts';
import { takingChance } from '../words/chance.ts';
import { areaName } from '../words/names.ts';
import { promptOf } from '../words/prompts.ts';
import { words } from '../words/table.ts';
import { SupplyShop } from './supply.tsx';
import { Idle, Ready, Together } from './who-acts.tsx';

/** Verbs that are done on the map; the list of choices has them in words. */
const ON_THE_MAP: ReadonlySet<string> = new Set(['activate', 'move', 'base', 'arrive', 'retreat']);

/** Buttons that end a phase or a round stand apart. */
const CLOSING: ReadonlySet<string> = new Set(['end', 'finish', 'halt']);

/** Prompt and buttons. */
export function Tray({ model }: Props): JSX.Element {
  const isOver = model.controller.session.moment.value.outcome !== null;
  return (
    <section class="tray" aria-label={words.whatNow}>
      <Prompt model={model} title={promptOf(model.open.value, model.frame.value).title} help={helpOf(model)} />
      {isOver ? (
        <div class="actions">
          <ResultButton model={model} />
        </div>
      ) : (
        <Actions model={model} />
      )}
    </section>
  );
}

/** Next step for the current choice, or the prompt of the step. */
function helpOf({ controller, open, frame }: VolgaModel): string {
  const { path, proposed } = controller;
  const unit = path.wordOf('unit');
  const to = path.wordOf('to');
  if (proposed.value !== null) return words.proposed;
  if (unit !== undefined) return words.chosen(unit);
  return to === undefined ? promptOf(open.value, frame.value).help : words.chosenPlace(areaName(to));
}

/** Buttons for everything that is not done on the map. */
function Actions({ model }: Props): JSX.Element {
  const { controller } = model;
  const { choices, now } = controller.session.moment.value;
  if (now?.step === 'purchase') return <SupplyShop model={model} />;
  const few = choices.filter(({ verb }) => !ON_THE_MAP.has(verb) || (verb === 'arrive' && choices.length <= 6));
  const closing = few.filter(({ verb }) => CLOSING.has(verb));
  return (
    <>
      <div class="actions">
        {now?.step === 'selection' && <Ready model={model} />}
        {now?.step === 'actionRound' && <Idle model={model} />}
        <ActionBar
          controller={controller}
          choices={few.filter((choice) => !closing.includes(choice))}
          label={(choice) => buttonOf(model, choice)}
        />
        {now?.step === 'actionRound' && <Together model={model} />}
      </div>
      {closing.length > 0 && <ActionBar controller={controller} choices={closing} label={labelOf} />}
    </>
  );
}

/** A lead and a support marker say what chance they bring. */
function buttonOf({ controller }: VolgaModel, choice: Choice): ActionLabel {
  const label = labelOf(choice);
  if (choice.verb !== 'place' && choice.verb !== 'lead') return label;
  const odds = controller.oddsOf(choice.text);
  if (!odds) return label;
  const chance = takingChance(odds);
  if (choice.verb === 'place') return { ...label, detail: words.withMarker(chance, markerName(choice.words.marker)) };
  return { ...label, detail: `${label.detail} · ${chance}` };
}
