import { Component, type ComponentChildren } from 'preact';
import { type Trouble, troubleOf } from '../session/trouble.ts';
import { TroubleMessage } from './trouble.tsx';

/** A defect in one page is told in words and leaves the rest of the app standing. */
export class ErrorBoundary extends Component<{ readonly children: ComponentChildren }, { trouble: Trouble | null }> {
  override state: { trouble: Trouble | null } = { trouble: null };

  static override getDerivedStateFromError(error: unknown): { trouble: Trouble } {
    return { trouble: troubleOf(error) };
  }

  override render(): ComponentChildren {
    return this.state.trouble === null ? this.props.children : <TroubleMessage trouble={this.state.trouble} />;
  }
}
