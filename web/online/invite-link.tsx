import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { onlineWords } from './words.ts';

const KEY = 'kurgan-invitations';

const kept = (): Record<string, string> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** Remembers the token of a challenge made in this browser: the server keeps only its hash. */
export const rememberToken = (match: string, token: string): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [match]: token }));
export const tokenFor = (match: string): string | null => kept()[match] ?? null;

/** The link that invites one person, as text to copy. */
export function InviteLink({ token }: { readonly token: string }): JSX.Element {
  const words = onlineWords.value;
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}/join/${token}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Plain HTTP has no clipboard: the text can be selected and copied by hand.
      document.querySelector<HTMLInputElement>('.invite-link input')?.select();
    }
  };
  return (
    <section class="invite-link">
      <h2>{words.invite}</h2>
      <p>{words.inviteNote}</p>
      <input
        type="text"
        readOnly
        value={link}
        aria-label={words.invite}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button class="button" type="button" onClick={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </button>
    </section>
  );
}
