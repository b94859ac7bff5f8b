import './link-state.css';
import type { Link } from '@kurgan/host';
import { Icon } from '@kurgan/kit';
import { CloudOff, RefreshCw, Wifi, WifiOff } from 'lucide';
import type { JSX } from 'preact';

const words = {
  live: 'Live, all saved',
  trying: 'Reconnecting …',
  away: 'No connection. The match is safe on the server.',
  stale: 'Kurgan was updated.',
  sending: 'Sending …',
  reload: 'Reload the page',
};

const ICONS = { live: Wifi, trying: RefreshCw, away: WifiOff, stale: CloudOff } as const;

interface LinkStateProps {
  readonly link: Link;
  /** Something is on its way and not stored yet. */
  readonly isSending?: boolean;
  /** Instead of the words about a match. */
  readonly says?: Partial<Record<Link, string>>;
}

/** The connection to the server. Nothing counts as done before it is stored: until then it says so. */
export function LinkState({ link, isSending = false, says = {} }: LinkStateProps): JSX.Element {
  const said = says[link] ?? words[link];
  return (
    <span class={`link-state ${link}`} role="status">
      <Icon of={ICONS[link]} size={17} />
      <span class={link === 'live' ? 'wide-only' : ''}>{link === 'live' && isSending ? words.sending : said}</span>
      {link === 'stale' && (
        <button class="button small" type="button" onClick={() => location.reload()}>
          {words.reload}
        </button>
      )}
    </span>
  );
}

/** On pages without a place for the connection: told only when there is none. */
export const LinkTrouble = ({ link, says }: LinkStateProps): JSX.Element | null =>
  link === 'live' ? null : (
    <p class="link-trouble">
      <LinkState link={link} {...(says && { says })} />
    </p>
  );
