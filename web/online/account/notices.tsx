import type { NoticeWish, TurnNotices, When } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../settings/store.ts';
import { bellWish, wishBell } from '../bell.ts';
import type { Connection } from '../connection.ts';
import { Segments } from '../lobby/fields.tsx';
import { randomHex } from '../shares.ts';
import { noticeWords as words } from './notice-words.ts';
import { ownSubscription, pushMissing, subscribe, unsubscribe } from './push.ts';
import { useCall } from './use-call.ts';

/** How the player is told of a turn, channel by channel. */
export function NoticesSection({ to }: { readonly to: Connection }): JSX.Element {
  const [notices, setNotices] = useState<TurnNotices | null>(null);
  const { told, tell, run } = useCall();
  const read = async (): Promise<void> => setNotices((await to.ask('notices', {})) as TurnNotices);
  useEffect(() => run(read), [to]);
  const wish = (change: Partial<NoticeWish>): void => {
    if (notices === null) return;
    const next = { ...notices, ...change };
    setNotices(next);
    run(async () => void (await to.call('setNotices', { push: next.push, feed: next.feed })));
  };
  return (
    <section id="notices">
      <h2>{words.title}</h2>
      <p>{words.note}</p>
      {notices !== null && (
        <>
          <Channel name={words.push} value={notices.push} onValue={(push) => wish({ push })} />
          <PushHere to={to} notices={notices} tell={tell} run={run} onChange={read} />
          <Channel name={words.feed} value={notices.feed} onValue={(feed) => wish({ feed })} />
          <Feed to={to} hasFeed={notices.hasFeed} run={run} />
        </>
      )}
      <Bell />
      <p class="fine" role="status">
        {told}
      </p>
    </section>
  );
}

/** The bell of this browser; it needs no server. */
function Bell(): JSX.Element {
  const [when, setWhen] = useState(bellWish);
  return (
    <>
      <Channel
        name={words.sound}
        value={when}
        onValue={(next) => {
          wishBell(next);
          setWhen(next);
        }}
      />
      <p class="channel-note">{settings.value.sound === 'on' ? words.page : words.silent}</p>
    </>
  );
}

interface ChannelProps {
  readonly name: string;
  readonly value: When;
  onValue(value: When): void;
}

const Channel = ({ name, value, onValue }: ChannelProps): JSX.Element => (
  <Segments
    title={name}
    of={(['always', 'away', 'never'] as const).map((id) => ({ id, name: words[id] }))}
    value={value}
    onValue={(id) => onValue(id as When)}
  />
);

interface PushHereProps {
  readonly to: Connection;
  readonly notices: TurnNotices;
  tell(text: string): void;
  run(call: () => Promise<void>): void;
  onChange(): Promise<void>;
}

/** Push to this very browser; plain HTTP says what is missing. */
function PushHere({ to, notices, tell, run, onChange }: PushHereProps): JSX.Element {
  const [isOn, setOn] = useState(false);
  useEffect(() => void ownSubscription().then((subscription) => setOn(subscription !== null)), []);
  const missing = pushMissing();
  if (missing !== null) return <p class="channel-note">{words[missing]}</p>;
  const turn = async (): Promise<void> => {
    if (isOn) await unsubscribe(to);
    else if (!(await subscribe(to, notices.pushKey))) return tell(words.denied);
    setOn(!isOn);
    await onChange();
  };
  return (
    <p class="channel-note">
      {words.devices(notices.devices)}{' '}
      <button class="button small" type="button" onClick={() => run(turn)}>
        {isOn ? words.off : words.on}
      </button>
    </p>
  );
}

interface FeedProps {
  readonly to: Connection;
  readonly hasFeed: boolean;
  run(call: () => Promise<void>): void;
}

function Feed({ to, hasFeed, run }: FeedProps): JSX.Element {
  const [address, setAddress] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    setAddress(`${location.origin}/api/feed/${String(await to.ask('feed', { request: randomHex(16) }))}`);
  };
  return (
    <div class="channel-note">
      {words.feedNote}{' '}
      {address === null ? (
        <button class="button small" type="button" onClick={() => run(make)}>
          {hasFeed ? words.again : words.show}
        </button>
      ) : (
        <input
          type="text"
          readOnly
          value={address}
          aria-label={words.address}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
