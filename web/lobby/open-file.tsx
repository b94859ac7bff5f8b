import { Icon } from '@kurgan/kit';
import { FileUp } from 'lucide';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lobbyWords } from '../language/lobby.ts';
import { troubleWords } from '../language/trouble.ts';
import { tell } from '../parts/notice-list.ts';
import { go } from '../router.ts';
import { Trouble, troubleOf } from '../session/trouble.ts';
import { ask } from '../session/worker-client.ts';

/** A match file is some hundred kilobytes at most; anything this big is something else. */
const MOST_BYTES = 20_000_000;

async function open(file: File): Promise<void> {
  if (file.size > MOST_BYTES) throw new Trouble('not a match', `${file.name}: ${file.size} bytes`);
  const { info, left } = await ask('take', await file.text());
  if (left > 0) tell(lobbyWords.left(left));
  go(info.outcome === null ? { page: 'match', id: info.id } : { page: 'replay', id: info.id, made: 0 });
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Opens a match file, chosen or dropped anywhere on the page. */
export function OpenFile(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  useEffect(() => {
    const take = (file: File | undefined): void => {
      setTrouble(null);
      if (file !== undefined) open(file).catch((error: unknown) => setTrouble(troubleOf(error)));
    };
    const over = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files[0]);
    };
    const chosen = (): void => {
      take(input.current?.files?.[0]);
      if (input.current !== null) input.current.value = ''; // the same file may be chosen again
    };
    const field = input.current;
    field?.addEventListener('change', chosen);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      field?.removeEventListener('change', chosen);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);

  return (
    <div class="open-file">
      <button class="button" type="button" onClick={() => input.current?.click()}>
        <Icon of={FileUp} />
        {lobbyWords.open}
      </button>
      <input ref={input} type="file" accept=".json,application/json" hidden aria-label={lobbyWords.open} />
      {trouble !== null && (
        <p class="line" role="alert">
          {troubleWords[trouble.kind].title}. {troubleWords[trouble.kind].text}
          {trouble.detail !== '' && <small>{trouble.detail}</small>}
        </p>
      )}
      {isOver && <div class="drop-here">{lobbyWords.drop}</div>}
    </div>
  );
}
