import './tray.css';
import { ActionBar, type Choice, lazy, Prompt, ResultButton } from '@kurgan/kit';
import type { JSX } from 'preact';
import { labelOf } from './describe.ts';
import type { Props } from './model.ts';
import { PickRow } from './moving/pick-row.tsx';
import { placeInWords } from './words/places.ts';
import { promptOf, waitingFor } from './words/prompts.ts';
import { words } from './words/table.ts';

const Shop = lazy(async () => (await import('./shop.tsx')).Shop);
const BidRow = lazy(async () => (await import('./bid-row.tsx')).BidRow);
const AllGuns = lazy(async () => (await import('./battle/all-guns.tsx')).AllGuns);
const LandingRow = lazy(async () => (await import('./moving/landing-row.tsx')).LandingRow);

/** More buttons than this are a list, and the boards do better. */
const MOST = 16;
/** Buttons that end a phase stand apart. */
const CLOSING: ReadonlySet<string> = new Set(['done', 'fire', 'hold', 'save', 'waive']);

/** Prompt and buttons. */
export function Tray({ model }: Props): JSX.Element {
  const { outcome, choices, waiting } = model.controller.session.moment.value;
  const { title, help: general } = promptOf(model.view.value, model.frame.value);
  const { picking } = model;
  const help = picking.hand.value === null ? general : picking.isStuck ? words.stuck : words.send;
  const [who] = waiting;
  const isAsked = choices.length > 0;
  return (
    <section class="axis-tray" aria-label={words.whatNow}>
      <Prompt
        model={model}
        title={outcome === null ? title : outcome.title}
        help={
          outcome !== null ? '' : isAsked || who === undefined ? help : waitingFor(who === 'axis' ? 'axis' : 'allies')
        }
      />
      {!model.isNarrow.value && <Pointed model={model} />}
      {outcome !== null ? <ResultButton model={model} /> : <Actions model={model} />}
    </section>
  );
}

function Actions({ model }: Props): JSX.Element | null {
  const { controller, seat } = model;
  const left = controller.path.left.value;
  if (seat === null || model.choices.length === 0 || model.isFighting) return null;
  const closing = model.choices.filter(({ verb }) => CLOSING.has(verb));
  const rest = left.filter(({ verb }) => !CLOSING.has(verb));
  return (
    <>
      <Main model={model} rest={rest} />
      {model.isEndBlocked && (
        <div class="closing">
          <button
            type="button"
            class="action"
            aria-disabled={true}
            onClick={({ clientX: x, clientY: y }) => model.pressEnd({ x, y })}
          >
            {words.endPhase}
          </button>
        </div>
      )}
      {closing.length > 0 && (
        <div class="closing">
          <ActionBar
            controller={controller}
            choices={closing}
            label={(choice) => labelOf(seat, choice, model.open.value)}
          />
        </div>
      )}
    </>
  );
}

/** Steps with a row of their own; all others have plain buttons, unless there are too many. */
function Main({ model, rest }: Props & { readonly rest: readonly Choice[] }): JSX.Element | null {
  const { controller, picking, seat } = model;
  const step = model.frame.value?.step;
  if (seat === null) return null;
  if (picking.isOn.value) return <PickRow model={model} />;
  if (step === 'purchases' || step === 'bidUnits') return <Shop model={model} />;
  if (step === 'bidding') return <BidRow model={model} />;
  if (step === 'landing') return <LandingRow model={model} />;
  return (
    <div class="actions">
      {(step === 'airDefense' || step === 'rocketAim') && <AllGuns model={model} />}
      {rest.length <= MOST && (
        <ActionBar controller={controller} choices={rest} label={(choice) => labelOf(seat, choice, model.open.value)} />
      )}
    </div>
  );
}

/** Tells what the place under the pointer holds, and what a click there would do. */
function Pointed({ model }: Props): JSX.Element | null {
  const place = model.pointed.value;
  if (place === null) return null;
  const text = model.lights.value.lit.get(place)?.label ?? placeInWords(model.open.value, place);
  return (
    <p class="pointed" aria-hidden="true">
      {text}
    </p>
  );
}
