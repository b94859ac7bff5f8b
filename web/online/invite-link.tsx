import './invite-link.css';
import { Icon } from '@kurgan/kit';
import { Copy, Share2 } from 'lucide';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lazily } from '../parts/loading.tsx';
import { connection } from './connection.ts';

const QrCode = lazily(async () => (await import('./qr.tsx')).QrCode);

const words = {
  qr: 'QR code of the link',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  byHand: 'Marked: copy it',
  send: 'Send',
  loopback: 'This address works on this computer only: start the server with --lan for others on your network.',
};

/** True for an address that no other computer can reach. */
const isLoopback = (): boolean => /^(?:localhost|127\.|\[::1\])/.test(location.hostname);

/** A link to send, as text, QR code and whatever the device can share by. */
export function InviteLink({ path, title }: { readonly path: string; readonly title: string }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no');
  const [other, setOther] = useState<string | undefined>();
  useEffect(() => void connection().then(({ facts }) => setOther(facts.addresses[0])), []);
  const reached = isLoopback() && other !== undefined ? `http://${other}:${location.port}` : location.origin;
  const link = `${reached}${path}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      // Plain HTTP has no clipboard. The old way still works in most browsers; else the text is marked.
      field.current?.select();
      setCopied(document.execCommand('copy') ? 'yes' : 'by hand');
    }
  };
  return (
    <div class="invite-link">
      <QrCode of={link} label={words.qr} />
      <input
        ref={field}
        type="text"
        readOnly
        value={link}
        aria-label={words.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="invite-buttons">
        <button class="button primary" type="button" onClick={() => void copy()}>
          <Icon of={Copy} /> {copied === 'no' ? words.copy : copied === 'yes' ? words.copied : words.byHand}
        </button>
        {'share' in navigator && (
          <button
            class="button"
            type="button"
            onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
          >
            <Icon of={Share2} /> {words.send}
          </button>
        )}
      </p>
      {isLoopback() && other === undefined && <p class="line">{words.loopback}</p>}
    </div>
  );
}
