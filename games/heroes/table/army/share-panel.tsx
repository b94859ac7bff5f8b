import { plural } from '@kurgan/engine';
import { Icon } from '@kurgan/kit';
import { ClipboardPaste, Copy, Download, Link, Printer } from 'lucide';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Desk } from './desk.ts';
import { armyOf } from './saved.ts';
import { fileOf, linkOf, textOf } from './share.ts';

interface Props {
  readonly desk: Desk;
  linkOf(query: string): string;
  tell(text: string): void;
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'heroes-armies.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The army as text and as a link, and the way in for those of others. */
export function SharePanel({ desk, linkOf: addressOf, tell }: Props): JSX.Element {
  const [isPasting, setPasting] = useState(false);
  const text = textOf(desk.named);
  const copy = (what: string, said: string): void => {
    navigator.clipboard.writeText(what).then(
      () => tell(said),
      () => tell('The browser did not let it be copied. Select the text instead.'),
    );
  };
  const all = desk.lists.value.flatMap((list) => armyOf(list) ?? []);
  return (
    <section class="share-army" aria-labelledby="share-head">
      <h2 id="share-head">Share as text</h2>
      <textarea class="army-text" readOnly rows={5} aria-labelledby="share-head" value={text} />
      <p class="share-buttons">
        <button type="button" class="button small" onClick={() => copy(text, 'The army is copied as text.')}>
          <Icon of={Copy} size={15} /> Copy
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => copy(addressOf(linkOf(desk.named)), 'The link is copied.')}
        >
          <Icon of={Link} size={15} /> Copy link
        </button>
        <button type="button" class="button small" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          <Icon of={ClipboardPaste} size={15} /> Paste or open
        </button>
        <button type="button" class="button small" onClick={() => print()}>
          <Icon of={Printer} size={15} /> Print
        </button>
        {all.length > 0 && (
          <button type="button" class="button small" onClick={() => download(fileOf(all))}>
            <Icon of={Download} size={15} /> Export {plural(all.length, 'list')}
          </button>
        )}
      </p>
      {isPasting && (
        <PasteForm
          desk={desk}
          onTaken={(count) => {
            setPasting(false);
            tell(count === 1 ? 'The army is on the desk.' : `${count} lists are saved.`);
          }}
        />
      )}
    </section>
  );
}

function PasteForm({ desk, onTaken }: { readonly desk: Desk; onTaken(count: number): void }): JSX.Element {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const take = (given: string): void => {
    const taken = desk.take(given);
    if (taken.ok) onTaken(taken.value.length);
    else setProblem(taken.error);
  };
  return (
    <form
      class="paste-army"
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
      }}
    >
      <label for="paste-army">Text or link of an army, or a file of lists</label>
      <textarea
        id="paste-army"
        rows={3}
        spellcheck={false}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby="paste-problem"
        onInput={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <p id="paste-problem" role="alert">
        {problem}
      </p>
      <p class="share-buttons">
        <button type="submit" class="button small">
          Take it
        </button>
        <label class="button small">
          Open a file
          <input
            type="file"
            class="unseen"
            accept=".txt,text/plain"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              void file?.text().then(take);
            }}
          />
        </label>
      </p>
    </form>
  );
}
