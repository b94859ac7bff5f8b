import type { JSX } from 'preact';
import type { CardId } from '../../../rules/ids.ts';
import { factsOf, scenarioFacts } from '../../../stalingrad/box.ts';
import type { CampaignFacts } from './facts.ts';
import { StandingMark } from './marks.tsx';
import { overview } from './overview-words.ts';
import { actionsOf, fullName, titleOf } from './soldiers.ts';
import type { GameStory } from './story.ts';
import { titled } from './words.ts';

interface Props {
  readonly facts: CampaignFacts;
  readonly game: GameStory;
  /** The other side's name. */
  readonly enemy: string;
}

/** The last game's price and gain: who won, who is lost for good, who takes their place, who is better now. */
export function Aftermath({ facts, game, enemy }: Props): JSX.Element {
  const { scenario, winner, area, aftermath } = game;
  const { title, game: number } = scenarioFacts(scenario);
  return (
    <div class="us-orders aftermath">
      <h3>{overview.after(number)}</h3>
      <h2>{titled(title)}</h2>
      <p class="date">{winner === facts.seat ? overview.youWon(area) : overview.youLost(area, enemy)}</p>
      {aftermath !== null && (
        <>
          <Names title={overview.lost} cards={aftermath.lost} none={overview.nobodyLost} />
          {aftermath.reserves.length > 0 && <Names title={overview.reserves} cards={aftermath.reserves} none="" />}
          {aftermath.upgraded !== null && (
            <Names title={overview.upgraded} cards={aftermath.upgraded} none={overview.nobodyUpgraded} hasActions />
          )}
        </>
      )}
    </div>
  );
}

interface NamesProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly none: string;
  /** Says what they can do now. */
  readonly hasActions?: boolean;
}

const Names = ({ title, cards, none, hasActions = false }: NamesProps): JSX.Element => (
  <section class="names">
    <h3>{title}</h3>
    {cards.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <StandingMark standing={factsOf(card).class ?? 'regular'} />
            <i>{fullName(card)}</i> <span>{titleOf(card)}</span>
            {hasActions && <small>{actionsOf(card)}</small>}
          </li>
        ))}
      </ul>
    )}
  </section>
);
