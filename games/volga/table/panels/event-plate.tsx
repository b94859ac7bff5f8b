import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { EVENTS, type EventId } from '../../data/charts.ts';
import type { Open } from '../../rules/state.ts';
import { EVENT_RULES, effectWords } from '../words/effects.ts';
import { words } from '../words/table.ts';

/** Effects of this Turn, shown over the river where nobody fights. */
export function EventPlate({ open }: { readonly open: Open }): JSX.Element | null {
  const { event } = open;
  if (event === null) return null;
  return (
    <section class="event-plate" key={open.turn} aria-label={words.event}>
      <b>{EVENTS[event].title}</b>
      <p>
        {effectWords(event).join(' ')} <RuleLink id={EVENT_RULES[event]} />
      </p>
    </section>
  );
}

interface ChipProps {
  readonly event: EventId;
  /** Pixels of the board that are covered below. */
  readonly under: number;
}

/** The same on a phone: its name, and at a touch what it does. */
export function EventChip({ event, under }: ChipProps): JSX.Element {
  return (
    <details class="event-chip" style={{ '--under': `${under}px` }}>
      <summary>{EVENTS[event].title}</summary>
      <p>
        {effectWords(event).join(' ')} <RuleLink id={EVENT_RULES[event]} />
      </p>
    </details>
  );
}
