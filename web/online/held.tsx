import type { OfferSeen, Whole } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf } from '../route.ts';
import { connection, Refused } from './connection.ts';
import { randomHex } from './shares.ts';

type Wish = 'go on' | 'call off';

const words = {
  note: 'The rules have changed since it was played, and part of it no longer fits them. Its clocks stand still. Together you can go on from the last moment that fits, or call the match off.',
  read: 'Read it up to there',
  offer: { 'go on': 'Go on by the new rules', 'call off': 'Call it off' } satisfies Record<Wish, string>,
  asked: {
    'go on': (name: string) => `You asked to go on by the new rules. The match goes on when ${name} agrees.`,
    'call off': (name: string) => `You asked to call the match off. It ends when ${name} agrees.`,
  } satisfies Record<Wish, (name: string) => string>,
  asks: {
    'go on': (name: string) => `${name} wants to go on by the new rules, in a new match without a rating.`,
    'call off': (name: string) => `${name} wants to call the match off. It would have no result.`,
  } satisfies Record<Wish, (name: string) => string>,
  yes: { 'go on': 'Go on', 'call off': 'Call it off' } satisfies Record<Wish, string>,
  no: 'No',
  withdraw: 'Withdraw',
  failed: 'That didn’t work. Try again in a moment.',
};

const wishOf = ({ kind }: OfferSeen): Wish => (kind === 'call off' ? kind : 'go on');

/** A match that the rules as they are now can't play on: its players read it, and agree on what becomes of it. */
export function Held({ whole }: { readonly whole: Whole }): JSX.Element {
  const { match, seat, seats, n, offers } = whole;
  const [told, tell] = useState('');
  const name = seats.find((each) => each.seat !== seat && each.player !== null)?.player?.name ?? '';
  const asked = offers.find((each) => each.seat === seat);
  const asks = offers.find((each) => each.seat !== seat);
  const run = (call: 'offer' | 'answer', values: object): void => {
    tell('');
    connection()
      .then((to) => to.call(call, { match, seat: null, request: randomHex(16), ...values } as never))
      .catch((error: unknown) => tell(error instanceof Refused ? (error.reason.detail ?? words.failed) : words.failed));
  };
  const answer = ({ id }: OfferSeen, isAccepted: boolean): void => run('answer', { offer: id, isAccepted });
  return (
    <>
      <p class="note">{words.note}</p>
      <p class="actions">
        <a class="button" href={addressOf({ page: 'replay', id: match, made: n })}>
          {words.read}
        </a>
        {seat !== null &&
          offers.length === 0 &&
          (['go on', 'call off'] as const).map((kind) => (
            <button
              key={kind}
              class={kind === 'go on' ? 'button touch' : 'button'}
              type="button"
              onClick={() => run('offer', { kind, back: null })}
            >
              {words.offer[kind]}
            </button>
          ))}
      </p>
      {seat !== null && asks !== undefined && (
        <section class="held-question" aria-live="polite">
          <p>{words.asks[wishOf(asks)](name)}</p>
          <p class="actions">
            <button class="button primary" type="button" onClick={() => answer(asks, true)}>
              {words.yes[wishOf(asks)]}
            </button>
            <button class="button" type="button" onClick={() => answer(asks, false)}>
              {words.no}
            </button>
          </p>
        </section>
      )}
      {asked !== undefined && asks === undefined && (
        <section class="held-question" role="status">
          <p>{words.asked[wishOf(asked)](name)}</p>
          <p class="actions">
            <button class="button" type="button" onClick={() => answer(asked, false)}>
              {words.withdraw}
            </button>
          </p>
        </section>
      )}
      <p class="line" role="alert">
        {told}
      </p>
    </>
  );
}
