import './tray.css';
import { ActionBar, type Choice, lazy, Prompt, ResultButton } from '@kurgan/kit';
import type { ComponentType, JSX } from 'preact';
import { of, unitCalled } from '../rules/counters.ts';
import { NONE, WHERE } from '../rules/state.ts';
import { labelOf } from './describe.ts';
import type { HeroesModel, Props } from './model.ts';
import { firstPromptOf, waitingFor } from './words/first-prompts.ts';
import { words } from './words/table.ts';

const FirePanel = lazy(async () => (await import('./fire/panel.tsx')).FirePanel);
const UnitCard = lazy(async () => (await import('./unit-card.tsx')).UnitCard);
export const Objectives = lazy(async () => (await import('./objectives.tsx')).Objectives);
const DraftRow = lazy(async () => (await import('./orders/draft-row.tsx')).DraftRow);

/** More buttons than this are a list, which a key opens. */
const MOST = 24;

interface TrayProps extends Props {
  /** The attack under discussion. */
  readonly Attack?: ComponentType<Props>;
}

/** Prompt, the attack under discussion, and buttons. */
export function Tray({ model, Attack = FirePanel }: TrayProps): JSX.Element {
  const { outcome, choices, waiting } = model.controller.session.moment.value;
  const { title, help } = (model.means.value?.promptOf ?? firstPromptOf)(model.view.value);
  const [who] = waiting;
  const isAsked = choices.length > 0;
  const isWindow = model.controller.session.moment.value.now?.window != null;
  return (
    <section class={isWindow && isAsked ? 'heroes-tray quiet' : 'heroes-tray'} aria-label={words.whatNow}>
      <Prompt
        model={model}
        title={outcome === null ? (isAsked ? title : words.phase[model.open.value.phase]) : outcome.title}
        help={outcome !== null ? '' : isAsked || who === undefined ? help : waitingFor(who, model.seat.value)}
      />
      {outcome !== null ? (
        <ResultButton model={model} />
      ) : model.draft.isOn ? (
        <DraftRow model={model} />
      ) : (
        <>
          {model.attacks.value.length > 0 && <Attack model={model} />}
          <Actions model={model} />
        </>
      )}
      {!model.isNarrow.value && (
        <div class="tray-side">
          {unitShown(model) !== NONE && <UnitCard model={model} unit={unitShown(model)} />}
          <Objectives model={model} />
        </div>
      )}
    </section>
  );
}

/** The unit under the pointer, or the one that acts or is deployed. */
function unitShown({ pointedUnit, acting, frame }: HeroesModel): number {
  const deployed = frame.value?.step === 'deploy' ? frame.value.unit : NONE;
  return pointedUnit.value ?? (acting.value === NONE ? deployed : acting.value);
}

/** A choice that the board shows, so that it needs no button. */
function isOnBoard(model: HeroesModel, { verb, words: named }: Choice): boolean {
  const { step } = model.frame.value ?? {};
  if (verb === 'step' || verb === 'put' || verb === 'assign' || verb === 'face' || verb === 'place') return true;
  // Units on the battlefield are lit; one in a vehicle is not.
  if (verb === 'activate' && (step === 'supplying' || step === 'scouting'))
    return of(model.open.value.units.where, unitCalled(model.open.value, named.unit ?? '')) === WHERE.field;
  if (verb === 'move' && step === 'activation') return model.reach.value.size > 0;
  if (verb === 'fire' && step === 'activation') return model.attacks.value.some(({ how }) => how !== 'assault');
  return (
    ['at', 'unit'].some((name) => named[name] !== undefined) &&
    ['shoot', 'suppress', 'distract', 'snipe', 'spread', 'assault'].includes(verb)
  );
}

/** Actions with a card are on the card, where cards lie in sight. */
const isOnCard = (model: HeroesModel, { words: { card } }: Choice): boolean =>
  card !== undefined && !model.isNarrow.value;

function Actions({ model }: Props): JSX.Element | null {
  const { controller } = model;
  const left = controller.path.left.value;
  const isNarrowed = controller.path.touched.value.length > 0;
  const shown = left.filter((choice) => isNarrowed || (!isOnBoard(model, choice) && !isOnCard(model, choice)));
  if (model.choices.value.length === 0) return null;
  const view = model.view.value;
  const { length } = shown;
  return (
    <div class="actions">
      {length <= MOST && (
        <ActionBar controller={controller} choices={shown} label={(choice) => labelOf(view, choice)} />
      )}
      {(length > MOST || length === 0) && model.attacks.value.length === 0 && model.reach.value.size === 0 && (
        <button type="button" class="action" onClick={() => model.show('choices')}>
          {words.all}
        </button>
      )}
    </div>
  );
}
