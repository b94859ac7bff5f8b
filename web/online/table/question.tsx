import type { OfferSeen } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useTold } from '../../play/told.ts';
import { Panel } from './panel.tsx';
import { panelWords } from './panel-words.ts';
import type { RemoteSession } from './remote-session.ts';

interface QuestionProps {
  readonly session: RemoteSession;
  readonly offer: OfferSeen;
  readonly name: string;
}

/** A wish of the other side: who, the line of the log, what follows, yes and no. */
export function Question({ session, offer, name }: QuestionProps): JSX.Element {
  const words = panelWords[offer.kind];
  const told = useTold(session);
  const back = offer.back ?? 0;
  const line = offer.kind === 'back' ? told.find(({ after }) => after > back) : undefined;
  return (
    <Panel title={words.title(name)}>
      {line !== undefined && (
        <>
          <p>{panelWords.back.before}</p>
          <blockquote>{line.text}</blockquote>
        </>
      )}
      <ul>
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p class="actions">
        <button class="button primary" type="button" onClick={() => void session.answerTo(offer, true)}>
          {words.yes(name)}
        </button>
        <button class="button" type="button" onClick={() => void session.answerTo(offer, false)}>
          {words.no}
        </button>
      </p>
    </Panel>
  );
}
