import type { Session } from '@kurgan/kit';
import type { JSX } from 'preact';

interface ResultProps {
  readonly session: Session;
  onReplay?(): void;
  onAgain?(): void;
  onSave?(): void;
  onClose(): void;
}
export const Result = (_: ResultProps): JSX.Element => <span />;
