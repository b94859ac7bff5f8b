import { Icon } from '@kurgan/kit';
import { X } from 'lucide';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pageWords } from '../language/pages.ts';
import { rulebookWords } from '../language/rulebook.ts';
import { troubleWords } from '../language/trouble.ts';
import { useLoaded, Waiting } from '../parts/loading.tsx';
import { ruleOf } from './books.ts';
import { placeBeside } from './place-beside.ts';
import { RuleCard } from './rule-card.tsx';

interface RulePopoverProps {
  readonly id: string;
  readonly beside: HTMLElement;
  onClose(): void;
}

/** A rule beside the link that asked for it. */
export function RulePopover({ id, beside, onClose }: RulePopoverProps): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const { app } = pageWords;
  const rule = rulebookWords.rule;
  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return;
    card.showPopover();
    card.focus();
    const follow = new ResizeObserver(() => placeBeside(card, beside));
    follow.observe(card);
    return () => follow.disconnect();
  }, [beside]);
  const onToggle = (event: { readonly newState: string }): void => {
    if (event.newState !== 'closed') return;
    onClose();
    beside.focus();
  };
  return (
    <div
      ref={ref}
      class="rule-popover"
      popover="auto"
      role="dialog"
      aria-label={rule.name(id)}
      tabIndex={-1}
      onToggle={onToggle}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Content id={id} />
      <footer>
        <a href={`/rules/${id}`}>{rule.open}</a>
        <button class="plain" type="button" aria-label={app.close} onClick={() => ref.current?.hidePopover()}>
          <Icon of={X} size={16} />
        </button>
      </footer>
    </div>
  );
}

function Content({ id }: { readonly id: string }): JSX.Element {
  const loaded = useLoaded(() => ruleOf(id), id);
  const rule = rulebookWords.rule;
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <p>{troubleWords[loaded.trouble.kind].text}</p>;
  return loaded.value === null ? <p>{rule.unknown(id)}</p> : <RuleCard rule={loaded.value} />;
}
