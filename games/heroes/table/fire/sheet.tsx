import './sheet.css';
import './faces.css';
import { Die, percent, RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Props } from '../model.ts';
import { pathBetween, type SightPath } from '../sight/path.ts';
import { SightStrip } from '../sight/strip.tsx';
import { type SightStory, sightStory, storyParts } from '../sight/words.ts';
import { unitTitle } from '../words/names.ts';
import { AttackButtons } from './attack-buttons.tsx';
import type { AttackOption } from './options.ts';
import { effectWords, sumParts } from './sum-words.ts';
import type { FireSum } from './sums.ts';
import { TargetCards } from './target-cards.tsx';

/** On a phone: enemies as cards, the line to the chosen one unrolled and explained, the sum, and the buttons. */
export function FiringSheet({ model }: Props): JSX.Element {
  const looked = model.looked.value;
  const target = looked ?? model.target.value;
  const options = model.attacks.value.filter((option) => option.target === model.target.value);
  const shown = options.find(({ sum }) => sum !== null);
  const sum = looked === null ? (shown?.sum ?? null) : null;
  return (
    <section
      class="firing-sheet"
      data-panel="odds"
      aria-label={target === null ? undefined : unitTitle(model.view.value, target)}
    >
      <TargetCards model={model} />
      {target !== null && (looked !== null || shown?.how !== 'assault') && (
        <Sight model={model} target={target} sum={sum} />
      )}
      {shown !== undefined && sum !== null && <Sum model={model} option={shown} sum={sum} />}
      {looked === null && options.length > 0 && <AttackButtons model={model} options={options} />}
    </section>
  );
}

interface SightProps extends Props {
  readonly target: number;
  /** Of the shot that is talked about; null: none is possible. */
  readonly sum: FireSum | null;
}

/** The line unrolled, and why it is no better. */
function Sight({ model, target, sum }: SightProps): JSX.Element {
  const view = model.view.value;
  const unit = model.acting.value;
  const path = pathBetween(view.open, unit, target, sum?.points);
  const story = sightStory(view, unit, target, path, isCounted(path, sum));
  return (
    <>
      <SightStrip view={view} from={unit} to={target} path={path} />
      <Story story={story} />
    </>
  );
}

/** Some weapons and markers spare the shot what obscures it; those that fire over everything need no line at all. */
function isCounted({ line }: SightPath, sum: FireSum | null): boolean {
  if (sum === null || (line.blocker === null && line.penalty === 0)) return true;
  return sum.lines.some(({ rule }) => rule === 'HS-LOS-08');
}

const Story = ({ story }: { readonly story: SightStory }): JSX.Element => (
  <p class="sight-story">
    {storyParts(story).map(({ text, isStrong }) => (isStrong ? <b key={text}>{text}</b> : text))}
    {story.rules.map((rule) => (
      <span key={rule}>
        {' '}
        <RuleLink id={rule} />
      </span>
    ))}
  </p>
);

interface SumProps extends Props {
  readonly option: AttackOption;
  readonly sum: FireSum;
}

/** The chance, what it is made of, the faces that do it, and what comes of it. */
function Sum({ model, option, sum }: SumProps): JSX.Element {
  const view = model.view.value;
  return (
    <div class="firing-sum">
      <b class="firing-chance">{percent(sum.chance)}</b>
      <p>
        {sumParts(view, model.acting.value, sum).map(({ words, figure }, i) => (
          <span key={i} class={i === 0 ? '' : 'pair'}>
            {words} <b>{figure}</b>{' '}
          </span>
        ))}
      </p>
      {sum.faces.length > 0 && (
        <p class="firing-faces" aria-hidden="true">
          {sum.faces.map((works, i) => (
            <Die key={i} face={i + 1} side="" isHit={works} />
          ))}
        </p>
      )}
      <p class="firing-effect">{effectWords(view, option, sum)}</p>
    </div>
  );
}
