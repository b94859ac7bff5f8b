import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { campaignState, rulesFor } from '../../../stalingrad/effects.ts';
import { OPTION_WORDS, ruleWords } from '../words/special-rules.ts';
import type { CampaignFacts } from './facts.ts';
import { words } from './words.ts';

/** Rules that both know, and what only the reader knows (US-INFO-10). */
export function SpecialRules({ facts }: { readonly facts: CampaignFacts }): JSX.Element | null {
  const { open, side } = facts;
  const { scenario } = rulesFor(open.state);
  const effects = [...scenario.rules, ...(campaignState(open.state).rules ?? [])];
  const known = [
    ...effects.map((effect) => ruleWords(effect, side)),
    ...(open.options ?? []).map((option) => OPTION_WORDS[option]),
  ];
  const secret = side === null ? [] : scenario.sides[side].secret;
  return (
    <>
      {known.length > 0 && (
        <>
          <h3>{words.rules}</h3>
          <ul class="special-rules">
            {[...new Set(known)].map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
      {secret.length > 0 && (
        <p class="secret">
          <b>{words.onlyYou}</b> {secret.map((effect) => ruleWords(effect, side)).join(' ')}{' '}
          <RuleLink id="US-INFO-10" />
        </p>
      )}
    </>
  );
}
