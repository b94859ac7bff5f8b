import './page.css';
import { lazy, ResultButton } from '@kurgan/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { UndauntedModel } from '../../model.ts';
import { Choice } from './choice.tsx';
import { type CampaignFacts, factsIn, lastGame } from './facts.ts';
import { Opponent, Orders } from './orders.tsx';
import { isPicking, type PickingStep } from './picking.ts';
import { words } from './words.ts';

/** A single game asks for a deck at once. */
const Overview = lazy(async () => (await import('./overview.tsx')).Overview);
const Aftermath = lazy(async () => (await import('./overview.tsx')).Aftermath);
const PlayOn = lazy(async () => (await import('./overview.tsx')).PlayOn);

interface Props {
  readonly model: UndauntedModel;
  readonly facts: CampaignFacts;
}

/** The leaves of a campaign step: what the last game brought, the orders for the next, and the choice they ask for. */
type Leaf = 'aftermath' | 'orders' | 'choice';

/** Where somebody begins to read. A squad that was just integrated leads on to the deck at once. */
function firstLeaf(facts: CampaignFacts): Leaf {
  const { open, step } = facts;
  if (!open.campaign) return 'choice';
  const game = facts.games.at(-1);
  if (step === 'decks' && game?.isIntegrated === true) return 'choice';
  return lastGame(facts)?.aftermath ? 'aftermath' : 'orders';
}

/** Between games, in place of the board. Another step, another reader: it begins anew. */
export function CampaignStep({ model }: { readonly model: UndauntedModel }): JSX.Element {
  const facts = factsIn(model);
  const { open, step = 'over', seat } = facts;
  return <Leaves key={`${open.state} ${step} ${seat}`} model={model} facts={facts} />;
}

function Leaves({ model, facts }: Props): JSX.Element {
  const [leaf, show] = useState(() => firstLeaf(facts));
  const { step, open, seat } = facts;
  const picking = isPicking(step) && model.isAsked ? step : null;
  const shown: Leaf = leaf === 'choice' && picking === null ? 'orders' : leaf;
  // In a single game the deck stays in sight while the other side still chooses: there is no city to read about.
  const deck = shown === 'choice' ? picking : !open.campaign && seat !== null && isPicking(step) ? step : null;
  return (
    <div class={`us-campaign at-${deck === null ? shown : 'choice'} ${open.campaign ? '' : 'single'}`}>
      {deck !== null ? <Choice model={model} facts={facts} step={deck} /> : <Overview model={model} facts={facts} />}
      <aside class="us-next">
        <Side model={model} facts={facts} leaf={shown} picking={picking} show={show} />
      </aside>
    </div>
  );
}

interface SideProps extends Props {
  readonly leaf: Leaf;
  readonly picking: PickingStep | null;
  show(leaf: Leaf): void;
}

/** The right column: what there is to read, and at its foot the one thing to do. */
function Side({ model, facts, leaf, picking, show }: SideProps): JSX.Element {
  const { step } = facts;
  const game = lastGame(facts);
  if (leaf === 'aftermath' && game !== null) {
    const isOwed = picking !== null && (facts.room?.owed.length ?? 0) > 0;
    return (
      <Read text={<Aftermath facts={facts} game={game} enemy={model.names.side(model.far.value).name} />}>
        {step !== 'reserves' ? (
          <Turn to="orders" label={words.toOrders} show={show} isMain />
        ) : isOwed ? (
          <Turn to="choice" label={words.choose.reserves} show={show} isMain />
        ) : (
          picking !== null && <Do model={model} action="confirm" label={words.goOn} isMain />
        )}
        {step === 'reserves' && picking === null && <Ready model={model} facts={facts} />}
      </Read>
    );
  }
  const text = <Orders model={model} facts={facts} />;
  if (picking === null)
    return (
      <Read text={text}>
        {isPicking(step) && <Ready model={model} facts={facts} />}
        {facts.open.ended !== null && (
          <>
            {model.use.value === 'play' && <ResultButton model={model} />}
            <PlayOn model={model} />
          </>
        )}
      </Read>
    );
  return (
    <Read text={text}>
      <Opponent model={model} facts={facts} />
      {leaf === 'choice' ? (
        <Confirm model={model} facts={facts} step={picking} show={show} />
      ) : (
        <>
          <Turn to="choice" label={words.choose[picking]} show={show} isMain />
          <Do model={model} action="confirm" label={words.atOnce[picking]} />
        </>
      )}
    </Read>
  );
}

/** The reader has chosen, and the other side has not. */
function Ready({ model, facts }: Props): JSX.Element | null {
  const { seat, open } = facts;
  if (seat === null || !open.ready.includes(seat)) return null;
  return (
    <p class="you-wait" role="status">
      <b>{words.youAreReady}</b> {words.waitingFor(model.names.side(model.enemyOf(seat)).inSentence)}
    </p>
  );
}

export const Read = ({
  text,
  children,
}: {
  readonly text: ComponentChildren;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <div class="us-read" tabIndex={0}>
      {text}
    </div>
    <div class="us-buttons">{children}</div>
  </>
);

interface DoProps {
  readonly model: UndauntedModel;
  readonly action: string;
  readonly label: string;
  readonly isMain?: boolean;
}

const Do = ({ model, action, label, isMain = false }: DoProps): JSX.Element => (
  <button
    type="button"
    class={`action ${isMain ? 'primary' : ''}`}
    data-action={action}
    onClick={() => void model.controller.do(action)}
  >
    {label}
  </button>
);

interface TurnProps {
  readonly to: Leaf;
  readonly label: string;
  readonly isMain?: boolean;
  show(leaf: Leaf): void;
}

const Turn = ({ to, label, isMain = false, show }: TurnProps): JSX.Element => (
  <button type="button" class={`action ${isMain ? 'primary' : ''}`} data-leaf={to} onClick={() => show(to)}>
    {label}
  </button>
);

interface ConfirmProps extends Props {
  readonly step: PickingStep;
  show(leaf: Leaf): void;
}

function Confirm({ model, facts, step, show }: ConfirmProps): JSX.Element {
  const isStandard = (facts.room?.picked.length ?? 0) === 0;
  return (
    <>
      <Do model={model} action="confirm" label={words.confirm[step]} isMain />
      {!isStandard && <Do model={model} action="standard" label={words.standard[step]} />}
      {facts.open.campaign && <Turn to={step === 'reserves' ? 'aftermath' : 'orders'} label={words.back} show={show} />}
    </>
  );
}
