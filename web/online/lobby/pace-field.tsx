import type { Pace } from '@kurgan/wire';
import type { JSX } from 'preact';
import { paceWords } from '../pace.ts';
import { challengeWords as words } from './challenge-words.ts';
import { Check, Segments } from './fields.tsx';
import { daysOf, hoursOf, LIVE_BANKS, livePace, MAIL_BANKS, mailPace, minutesOf, usualPace } from './paces.ts';

interface PaceFieldProps {
  readonly pace: Pace;
  onPace(pace: Pace): void;
}

/** Live, by correspondence or without a clock, and how long. */
export function PaceField({ pace, onPace }: PaceFieldProps): JSX.Element {
  return (
    <>
      <Segments
        title={words.pace}
        of={(['live', 'mail', 'free'] as const).map((id) => ({ id, name: words[id] }))}
        value={pace.kind}
        onValue={(kind) => onPace(usualPace(kind as Pace['kind']))}
      />
      {pace.kind === 'live' && (
        <Segments
          title={words.live}
          isBare
          of={LIVE_BANKS.map((minutes) => ({ id: String(minutes), name: words.minutes(minutes) }))}
          value={String(minutesOf(pace.bank))}
          onValue={(minutes) => onPace(livePace(Number(minutes)))}
        />
      )}
      {pace.kind === 'mail' && (
        <>
          <Segments
            title={words.mail}
            isBare
            of={MAIL_BANKS.map(({ days, hours }) => ({
              id: String(days),
              name: paceWords(mailPace(days, hours, false)),
            }))}
            value={String(daysOf(pace.bank))}
            onValue={(id) => {
              const bank = MAIL_BANKS.find(({ days }) => String(days) === id) ?? MAIL_BANKS[1];
              onPace(mailPace(bank.days, bank.hours, pace.weekends));
            }}
          />
          <p class="checks">
            <Check label={words.weekends} isOn={pace.weekends} onChange={(weekends) => onPace({ ...pace, weekends })} />
          </p>
        </>
      )}
      <p class="field-note">
        {pace.kind === 'mail'
          ? words.paceNotes.mail(daysOf(pace.bank), hoursOf(pace.gain))
          : words.paceNotes[pace.kind]}
      </p>
    </>
  );
}
