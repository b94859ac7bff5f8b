import type { RuleReader } from '@kurgan/kit';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazily } from '../parts/loading.tsx';
import { go, route } from '../router.ts';

/** The link that was clicked last: a rule is shown beside the link that asked for it. */
let lastLink: HTMLElement = document.body;

function noteLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a') : null;
  // A link inside the card shows the next rule in the same place.
  if (link !== null && link.closest('.rule-popover') === null) lastLink = link;
}

const asked = signal<{ readonly id: string; readonly beside: HTMLElement } | null>(null);

/** Target of rule links: at a table the rule pops up, in the rulebook the page scrolls to it. */
export const reader: RuleReader = {
  game: '',
  href: (id) => `/rules/${id}`,
  open(id) {
    if (route.value.page === 'rules') go({ page: 'rules', game: '', rule: id });
    else asked.value = { id, beside: lastLink };
  },
  words: async (id) => (await import('./books.ts')).ruleOf(id),
};

const RulePopover = lazily(async () => (await import('./rule-popover.tsx')).RulePopover);

/** The rule that was asked for by its name, anywhere in the app. */
export function AskedRule(): JSX.Element | null {
  useEffect(() => {
    document.addEventListener('click', noteLink, { capture: true });
    return () => document.removeEventListener('click', noteLink, { capture: true });
  }, []);
  const close = (): void => {
    asked.value = null;
  };
  // Leaving the page closes the rule.
  useEffect(close, [route.value.page]);
  return asked.value === null ? null : <RulePopover {...asked.value} onClose={close} />;
}
