import type { Session } from '@kurgan/host';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { tableWords } from '../language/table.ts';
import { Dialog } from '../parts/dialog.tsx';
import { saveMatch } from '../parts/save-file.ts';

/** Facts for the report besides the match: version, browser, moment. */
function facts(session: Session): string {
  const { made, now } = session.moment.peek();
  return [
    `Kurgan ${import.meta.env.VITE_VERSION}, ${session.game}, ${session.scenario}`,
    `match ${session.id} after action ${made}${now === null ? '' : `, in step ${now.step}`}`,
    `${navigator.userAgent}, window ${innerWidth}x${innerHeight} at ${devicePixelRatio}`,
  ].join('\n');
}

interface ReportDialogProps {
  readonly session: Session;
  onClose(): void;
}

/** A bug report is the match file and a note, both handed to the player: nothing is sent. */
export function ReportDialog({ session, onClose }: ReportDialogProps): JSX.Element {
  const report = tableWords.report;
  const [note, setNote] = useState(() => `${report.noteStart}\n\n\n${facts(session)}\n`);
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog title={report.title} onClose={onClose}>
      <p>{report.text}</p>
      <label class="report-note">
        {report.note}
        <textarea
          rows={9}
          value={note}
          onInput={(event) => {
            setNote(event.currentTarget.value);
            setCopied(false);
          }}
        />
      </label>
      <p class="actions">
        <button
          class="button"
          type="button"
          onClick={() =>
            void navigator.clipboard.writeText(note).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? report.copied : report.copy}
        </button>
        <button class="button primary" type="button" onClick={() => void saveMatch(session)}>
          {report.file}
        </button>
      </p>
    </Dialog>
  );
}
