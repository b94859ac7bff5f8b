import './muster-roll.css';
import type { JSX } from 'preact';
import { slug } from '../../../stalingrad/data/cards.ts';
import type { UndauntedModel } from '../../model.ts';
import type { CampaignFacts } from './facts.ts';
import { StandingMark, UnitSign } from './marks.tsx';
import { overview } from './overview-words.ts';
import { rollOf, type SquadRoll } from './roll.ts';
import { fullName, lastName } from './soldiers.ts';
import { fallenIn } from './story.ts';
import { titled, words } from './words.ts';

interface Props {
  readonly model: UndauntedModel;
  readonly facts: CampaignFacts;
}

/** The platoon by name, and those who are no longer with it. Nobody else reads either. */
export function MusterRoll({ model, facts }: Props): JSX.Element | null {
  const { room, side, open } = facts;
  if (room === null || side === null) return null;
  const roll = rollOf(side, room, open.integrated);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="us-roll" aria-label={overview.platoon(roll.soldiers)} tabIndex={0}>
      <header>
        <h3>{overview.platoon(roll.soldiers)}</h3>
        <p class="roll-key" aria-hidden="true">
          <StandingMark standing="upgraded" /> {words.standing.upgraded} <StandingMark standing="reserve" />{' '}
          {words.standing.reserve} <b>–</b> {overview.notReplaced}
        </p>
      </header>
      <dl class="commanders">
        {roll.commanders.map(({ title, names }) => (
          <div key={title}>
            <dt>{title.replace(/^Platoon | Battery$/, '')}</dt>
            <dd>{names.map(lastName).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <div class="squads">
        {roll.squads.map((squad) => (
          <Squad key={squad.squad} model={model} squad={squad} />
        ))}
      </div>
      <Memorial facts={facts} model={model} />
    </section>
  );
}

function Squad({ model, squad }: { readonly model: UndauntedModel; readonly squad: SquadRoll }): JSX.Element {
  return (
    <section>
      <h4>{squad.squad === null ? overview.attached : words.squad(squad.squad, squad.joined)}</h4>
      {squad.leader !== null && <p class="leader">{lastName(squad.leader)}</p>}
      {squad.units.map(({ title, squad: letter, soldiers, missing }) => (
        <div key={title} class="unit-roll">
          <UnitSign look={model.lookOf(model.near.value)} type={slug(title)} squad={letter} />
          <ul aria-label={title}>
            {soldiers.map(({ card, name, standing }) => (
              <li key={card} class={standing} title={`${title} ${name}`}>
                <StandingMark standing={standing} />
                {lastName(name)}
              </li>
            ))}
            {Array.from({ length: missing }, (_, i) => (
              <li key={i} class="missing">
                <span aria-hidden="true">–</span>
                <span class="in-words">{overview.notReplaced}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Names and places; no numbers and nothing to press. */
export function Memorial({ facts, model }: Props): JSX.Element {
  const fallen = fallenIn(facts.games);
  const titleOf = (scenario: string): string => model.pieces.scenarios.find(({ id }) => id === scenario)?.title ?? '';
  return (
    <section class="memorial">
      <h3>{overview.fallen}</h3>
      {fallen.length === 0 ? (
        <p>{overview.nobodyFell}</p>
      ) : (
        <ul>
          {fallen.map(({ card, scenario }) => (
            <li key={card}>
              <i>{fullName(card)}</i>
              <span>{titled(titleOf(scenario))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
