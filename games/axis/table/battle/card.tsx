import './battle.css';
import { type Choice, Icon, percent } from '@kurgan/kit';
import { type Signal, useSignal } from '@preact/signals';
import { Eye } from 'lucide';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Side, ZONE_IDS, ZONES, type ZoneId } from '../../data/zones.ts';
import { battleOdds } from '../../odds/battle.ts';
import { POLICY } from '../../odds/policy.ts';
import { isContested } from '../../rules/board.ts';
import { type Combat, type FrameOf, type Open, other } from '../../rules/state.ts';
import type { Demand } from '../../rules/toll.ts';
import { volleyOf } from '../../rules/volley.ts';
import { boundsOf } from '../board/bounds.ts';
import { describe } from '../describe.ts';
import type { AxisModel, Props } from '../model.ts';
import { auto, switchAuto } from './auto.ts';
import { LossChart, Outlook } from './chances.tsx';
import {
  candidatesOf,
  type Fight,
  fightOf,
  lossActions,
  PARTS,
  type Picks,
  picked,
  pickOne,
  rolledIn,
  suggestedLosses,
} from './facts.ts';
import { Force, Modifiers, Volley } from './forces.tsx';
import { LossButtons, LossPrice } from './losses.tsx';
import { placeCard } from './place-card.ts';
import { useAuto } from './use-auto.ts';
import { words } from './words.ts';

/** The fight that the player looks at; null where there is none. */
export const shownFight = (model: AxisModel): Fight | null => {
  const fight = fightOf(model.view.value, model.fight.value);
  // Another's choice among fights is not shown: it says nothing before it is made.
  return fight !== null && fight.part === null && fight.others.length > 0 && model.choices.length === 0 ? null : fight;
};

/** A fight beside its zone on a large screen. */
export function BattleCard({ model }: Props): JSX.Element | null {
  useAuto(model);
  const fight = shownFight(model);
  if (fight === null || model.controller.session.moment.value.outcome !== null) return null;
  return <PinnedCard key={fight.combat.zone} model={model} fight={fight} />;
}

function PinnedCard({ model, fight }: Props & { readonly fight: Fight }): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  const isPeeking = useSignal(false);
  const { zone } = fight.combat;
  const open = model.open.value;
  const fights = ZONE_IDS.filter((id) => isContested(open, id) && id !== zone).map(boundsOf);
  useLayoutEffect(
    () => (element.current === null ? undefined : model.camera.pin(element.current, placeCard(boundsOf(zone), fights))),
    [model, zone, fights.length],
  );
  return (
    <div ref={element} class={`pinned battle-card ${isPeeking.value ? 'peeking' : ''}`}>
      <FightSheet model={model} fight={fight}>
        <button
          type="button"
          class="peek"
          aria-pressed={isPeeking.value}
          aria-label={words.peek}
          title={words.peek}
          onClick={() => {
            isPeeking.value = !isPeeking.value;
          }}
        >
          <Icon of={Eye} />
        </button>
      </FightSheet>
    </div>
  );
}

/** The same in the sheet of a phone. */
export function BattleSheet({ model }: Props): JSX.Element | null {
  useAuto(model);
  const fight = shownFight(model);
  return fight === null ? null : <FightSheet key={fight.combat.zone} model={model} fight={fight} />;
}

interface FightProps extends Props {
  readonly fight: Fight;
}

function FightSheet({ model, fight, children }: FightProps & { readonly children?: JSX.Element }): JSX.Element {
  const { combat, part, number, of } = fight;
  const name = ZONES[combat.zone].name;
  return (
    <section class="fight" aria-label={words.title(name)} data-panel="fight">
      <header>
        <h3>{name}</h3>
        <span>{words.number(number, of, combat.attacker)}</span>
        {children}
      </header>
      {part !== null && (
        <ol class="fight-parts" aria-label={words.parts}>
          {PARTS.map((each) => (
            <li key={each} class={each === part ? 'now' : ''} aria-current={each === part ? 'step' : undefined}>
              {words.part(each, combat.attacker, model.seat)}
            </li>
          ))}
        </ol>
      )}
      <Body model={model} fight={fight} />
    </section>
  );
}

function Body({ model, fight }: FightProps): JSX.Element {
  const frame = model.frame.value;
  const open = model.open.value;
  const { combat } = fight;
  const isAsked = model.choices.length > 0;
  if (!isAsked) return <Waiting model={model} fight={fight} />;
  if (frame?.step === 'casualty') return <Losses model={model} combat={combat} frame={frame} />;
  if (frame?.step === 'naming') return <Naming model={model} side={frame.side} zone={combat.zone} />;
  if (frame?.step === 'demand') return <Demands model={model} combat={combat} frame={frame} />;
  const odds = battleOdds(open, combat);
  const defender = other(combat.attacker);
  return (
    <>
      <OtherFights model={model} fight={fight} />
      <Force open={open} combat={combat} side={combat.attacker} />
      <Force open={open} combat={combat} side={defender} />
      <div class="charts">
        <LossChart side={defender} losses={odds[defender].losses} />
        <LossChart side={combat.attacker} losses={odds[combat.attacker].losses} />
      </div>
      {frame?.step === 'feeding' ? (
        <Tokens model={model} combat={combat} frame={frame} />
      ) : (
        <footer>
          <div>
            <Outlook open={open} combat={combat} odds={odds} />
            <Modifiers open={open} combat={combat} />
          </div>
          <RollButton model={model} combat={combat} />
        </footer>
      )}
    </>
  );
}

/** Fights to be chosen instead. */
function OtherFights({ model, fight: { others, combat } }: FightProps): JSX.Element | null {
  if (others.length < 2) return null;
  return (
    <nav class="other-fights" aria-label={words.otherFights}>
      {others.map((zone) => (
        <button
          key={zone}
          type="button"
          aria-pressed={zone === combat.zone}
          data-fight={zone}
          onClick={() => {
            if (zone !== combat.zone) void model.controller.touch({ name: 'zone', word: zone });
          }}
        >
          {ZONES[zone].name}
        </button>
      ))}
    </nav>
  );
}

function RollButton({ model, combat }: Props & { readonly combat: Combat }): JSX.Element {
  const dice = volleyOf(model.open.value, combat, combat.attacker).reduce((sum, { count }) => sum + count, 0);
  return <Press model={model} actions={[`fight ${combat.zone}`]} label={words.roll(dice)} isMain />;
}

interface PressProps extends Props {
  readonly actions: readonly string[];
  readonly label: string;
  readonly detail?: string;
  readonly isMain?: boolean;
  readonly isOff?: boolean;
}

/** A button that does one action after the other. */
const Press = ({ model, actions, label, detail, isMain = false, isOff = false }: PressProps): JSX.Element => (
  <button
    type="button"
    class={`action ${isMain ? 'primary' : ''}`}
    data-action={actions.join(', ')}
    aria-disabled={model.controller.busy.value}
    disabled={isOff}
    onClick={() => void model.controller.doAll(actions)}
  >
    {label}
    {detail !== undefined && <small>{detail}</small>}
  </button>
);

/** A supply token: what it changes, and the button to save it. */
function Tokens({ model, combat, frame }: Props & { combat: Combat; frame: FrameOf<'feeding'> }): JSX.Element {
  const open = model.open.value;
  const { side } = frame;
  const fed = battleOdds(open, { ...combat, supplied: { ...combat.supplied, [side]: true } });
  const chance = (odds: typeof fed): string =>
    `${words.takes(side, side !== combat.attacker)} ${percent(odds.wins[side])}`;
  const zoneOf = (choice: Choice): ZoneId | undefined => ZONE_IDS.find((id) => id === choice.words.zone);
  return (
    <>
      <p class="fight-prompt">
        <b>{words.supplyTitle(combat.supplied[side])}</b>
      </p>
      <Modifiers open={open} combat={combat} />
      <div class="action-bar">
        {model.choices.map((choice) => {
          const zone = zoneOf(choice);
          return choice.verb === 'save' ? (
            <Press
              key={choice.text}
              model={model}
              actions={[choice.text]}
              label={words.save}
              detail={chance(battleOdds(open, combat))}
            />
          ) : (
            <Press
              key={choice.text}
              model={model}
              actions={[choice.text]}
              label={words.spend(zone === undefined ? '' : ZONES[zone].name)}
              detail={chance(fed)}
              isMain={!combat.supplied[side]}
            />
          );
        })}
      </div>
    </>
  );
}

/** Targeted hits: what to demand, one after the other. */
function Demands({ model, combat, frame }: Props & { combat: Combat; frame: FrameOf<'demand'> }): JSX.Element {
  const { hits } = combat;
  const count = hits.tanks + hits.air + hits.named;
  return (
    <>
      <LastVolley model={model} zone={combat.zone} side={frame.firing} />
      <p class="fight-prompt">
        <b>{words.demandTitle(count)}</b>
      </p>
      <div class="action-bar demands">
        {model.choices.map((choice) =>
          choice.verb === 'demand' ? (
            <Press
              key={choice.text}
              model={model}
              actions={[choice.text]}
              label={words.demand(choice.words.what as Demand)}
            />
          ) : null,
        )}
        <Press model={model} actions={['waive']} label={words.waive} />
        <AutoSwitch side={frame.firing} />
      </div>
    </>
  );
}

/** The interceptor that falls, where they have different homes. */
const Naming = ({ model, side, zone }: Props & { side: Side; zone: ZoneId }): JSX.Element => (
  <>
    <LastVolley model={model} zone={zone} side={other(side)} />
    <p class="fight-prompt">
      <b>{words.name(1)}</b> {words.fireFirst}
    </p>
    <div class="action-bar">
      {model.choices.map((choice) => (
        <Press
          key={choice.text}
          model={model}
          actions={[choice.text]}
          label={describe(side, choice, model.open.value)}
        />
      ))}
      <AutoSwitch side={side} />
    </div>
  </>
);

function LastVolley({ model, zone, side }: Props & { zone: ZoneId; side: Side }): JSX.Element | null {
  const volley = rolledIn(model.controller.session.log.value, zone).findLast((each) => each.side === side);
  return volley === undefined ? null : <Volley volley={volley} />;
}

/** The owner's choice of losses, filled in as the stated policy has it. */
function Losses({ model, combat, frame }: Props & { combat: Combat; frame: FrameOf<'casualty'> }): JSX.Element {
  const open = model.open.value;
  const { side, hits } = frame;
  const picks = usePicks(model, open, frame);
  const isDefender = side !== combat.attacker;
  const dice = isDefender ? volleyOf(open, combat, side).reduce((sum, { count }) => sum + count, 0) : null;
  const isWhole = picked(picks.value) === hits;
  return (
    <>
      <LastVolley model={model} zone={combat.zone} side={other(side)} />
      <p class="fight-prompt">
        <b>{words.name(hits)}</b> {isDefender ? words.fireFirst : words.atOnce}
      </p>
      <LossButtons open={open} combat={combat} frame={frame} picks={picks} />
      {isWhole && <LossPrice open={open} combat={combat} frame={frame} picks={picks} />}
      <div class="action-bar">
        <button
          type="button"
          class="action"
          disabled={picked(picks.value) === 0}
          onClick={() => {
            picks.value = {};
          }}
        >
          {words.clear}
        </button>
        <AutoSwitch side={side} />
        <Press
          model={model}
          actions={lossActions(picks.value)}
          label={words.giveUp(hits, dice)}
          isOff={!isWhole}
          isMain
        />
      </div>
    </>
  );
}

/** The losses picked so far; chips on the boards pick as well as buttons do. */
function usePicks(model: AxisModel, open: Open, frame: FrameOf<'casualty'>): Signal<Picks> {
  const { made } = model.controller.session.moment.value;
  const picks = useSignal<Picks>(suggestedLosses(open, frame));
  const at = useRef(made);
  if (at.current !== made) {
    at.current = made;
    picks.value = suggestedLosses(open, frame);
  }
  useEffect(() => {
    model.takeTouch = ({ place, side, kind }) => {
      if (place !== open.combat?.zone || side !== frame.side || kind === undefined) return false;
      const unit = candidatesOf(open, frame).find((each) => each.unit === kind || each.unit === `${kind}-aloft`)?.unit;
      if (unit === undefined) return false;
      picks.value = pickOne(open, frame, picks.peek(), unit);
      return true;
    };
    return () => {
      model.takeTouch = null;
    };
  }, [model, open, frame]);
  return picks;
}

const AutoSwitch = ({ side }: { readonly side: Side }): JSX.Element => (
  <button
    type="button"
    class="action auto"
    aria-pressed={auto.value.has(side)}
    title={words.autoTold(POLICY)}
    onClick={() => switchAuto(side)}
  >
    {words.auto}
  </button>
);

/** Somebody else chooses: the dice so far, and who is asked. */
function Waiting({ model, fight: { combat } }: FightProps): JSX.Element {
  const [who] = model.controller.session.moment.value.waiting;
  const volley = rolledIn(model.controller.session.log.value, combat.zone).at(-1);
  return (
    <>
      {volley === undefined ? (
        <>
          <Force open={model.open.value} combat={combat} side={combat.attacker} />
          <Force open={model.open.value} combat={combat} side={other(combat.attacker)} />
        </>
      ) : (
        <Volley volley={volley} />
      )}
      <p class="fight-prompt">{words.waiting(who === 'axis' ? 'axis' : 'allies')}</p>
    </>
  );
}
