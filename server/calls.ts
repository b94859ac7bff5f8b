import { type Bye, type Call, type CallName, type CallOf, OLDEST_WIRE, WIRE } from '@kurgan/wire';
import { Fault, fault } from './fault.ts';
import type { Games } from './games.ts';
import { archived } from './lobby/archive.ts';
import type { Imports } from './lobby/import.ts';
import { type Lobby, offeredBy } from './lobby/lobby.ts';
import { mayOpen } from './lobby/most.ts';
import { rematch } from './lobby/rematch.ts';
import { act, order, redo, resign, undo } from './matches/acts.ts';
import { claim } from './matches/claims.ts';
import { dealOf, keptBackBy } from './matches/deals.ts';
import { answerWhileHeld, offerWhileHeld } from './matches/held.ts';
import { fileOf, gamblesOf, pastOf } from './matches/looks.ts';
import { answer, offer } from './matches/offers.ts';
import type { Tables } from './matches/tables.ts';
import type { Channels } from './notify/channels.ts';
import type { Metrics } from './operation/metrics.ts';
import { confirming, type Devices } from './players/devices.ts';
import type { Passkeys } from './players/passkeys.ts';
import type { Players } from './players/players.ts';
import { dataOf } from './players/privacy.ts';
import { ratingsOf } from './ratings/ratings.ts';
import type { Database } from './store/database.ts';
import type { Talks } from './talk/talk.ts';
import { playerOf, type Visit } from './visit.ts';

/** Whoever calls, with a place to send frames to, if there is a socket. */
export interface Caller extends Visit {
  /** Starts and stops watching; absent for a POST. */
  watch?(match: string, from: number | null): Promise<void>;
  leave?(match: string): Promise<void>;
  /** Ends the connection with a last word. */
  bye?(reason: Bye['bye'], back: number | null): void;
}

/** An answer: the entry that was made, or a value. */
export type Answered = { readonly done: { readonly n: number } } | { readonly value: unknown };

type Handlers = { [Name in CallName]: (caller: Caller, values: CallOf<Name>) => Promise<Answered> };

/** A page that is newer than this server asks again so many milliseconds later: a newer server is on its way. */
const UPDATING = 5000;

const PARTINGS = {
  'newer app': 'There is a newer app: reload the page.',
  'older app': 'This server is older than the page.',
} as const;

/** The reason this server can't talk to a page; null if it can. A page must judge by the rules that the server plays. */
async function partingFrom(
  page: CallOf<'hello'>,
  games: Games,
): Promise<(Bye & { bye: keyof typeof PARTINGS }) | null> {
  if (page.wire > WIRE) return { bye: 'older app', back: UPDATING };
  if (page.wire < OLDEST_WIRE) return { bye: 'newer app', back: null };
  for (const [id, version] of Object.entries(page.games)) {
    if ((await games.version(id)) !== version) return { bye: 'newer app', back: null };
  }
  return null;
}

const done = async (n: Promise<number>): Promise<Answered> => ({ done: { n: await n } });
const value = async (of: Promise<unknown>): Promise<Answered> => ({ value: (await of) ?? null });

/** The parts of a server behind the calls. */
export interface CallParts {
  readonly database: Database;
  readonly games: Games;
  readonly players: Players;
  readonly devices: Devices;
  readonly passkeys: Passkeys;
  readonly tables: Tables;
  readonly imports: Imports;
  readonly lobby: Lobby;
  readonly talks: Talks;
  readonly channels: Channels;
  readonly metrics: Metrics;
}

/** Everything a page can ask, whatever way it comes. */
export class Calls {
  readonly #handlers: Handlers;
  readonly #metrics: Metrics;

  constructor({
    tables,
    imports,
    lobby,
    games,
    talks,
    channels,
    players,
    devices,
    passkeys,
    database,
    metrics,
  }: CallParts) {
    this.#metrics = metrics;
    const table = (match: string) => tables.find(match);
    /** Tables show the new name at once. */
    const renamed = async <T>(of: Promise<T>): Promise<T> => {
      const told = await of;
      await tables.heal();
      return told;
    };
    this.#handlers = {
      hello: async (caller, page) => {
        const parting = await partingFrom(page, games);
        if (parting !== null) {
          caller.bye?.(parting.bye, parting.back);
          throw fault('closed', PARTINGS[parting.bye]);
        }
        return { value: { wire: page.wire, you: caller.player, time: database.now() } };
      },
      open: async (caller, values) => {
        const player = playerOf(caller);
        await mayOpen(database, player, Object.keys(values.bots).length > 0, values.commitment);
        return value(tables.open(player, values));
      },
      join: (caller, values) => value(tables.join(playerOf(caller), values)),
      import: async (caller, values) => {
        const player = playerOf(caller);
        if (values.as === 'match') await mayOpen(database, player, false, '');
        return value(imports.take(player, values));
      },
      withdraw: (caller, { match }) => value(tables.withdraw(playerOf(caller).id, match)),
      reveal: (caller, values) => value(tables.reveal(playerOf(caller).id, values)),
      watch: async (caller, { match, from }) => {
        if (caller.watch !== undefined) return value(caller.watch(match, from));
        const found = await table(match);
        return value(
          found.inTurn(async () => {
            await found.catchUp();
            return JSON.parse(found.told.whole(caller.player?.id ?? null));
          }),
        );
      },
      leave: (caller, { match }) => value(caller.leave?.(match) ?? Promise.resolve()),
      act: async (caller, values) => ({
        done: { n: await act(await table(values.match), playerOf(caller).id, values) },
      }),
      undo: async (caller, values) => done(undo(await table(values.match), playerOf(caller).id, values)),
      redo: async (caller, values) => done(redo(await table(values.match), playerOf(caller).id, values)),
      resign: async (caller, values) => done(resign(await table(values.match), playerOf(caller).id, values)),
      order: async (caller, values) => done(order(await table(values.match), playerOf(caller).id, values)),
      offer: async (caller, values) => {
        const [found, { id }] = [await table(values.match), playerOf(caller)];
        const isHeld = found.stored.match.phase === 'held' || values.kind === 'go on';
        return done(isHeld ? offerWhileHeld(found, id, values, database) : offer(found, id, values));
      },
      answer: async (caller, values) => {
        const [found, { id }] = [await table(values.match), playerOf(caller)];
        const isHeld = found.stored.match.phase === 'held';
        return done(isHeld ? answerWhileHeld(found, id, values, database) : answer(found, id, values));
      },
      claim: async (caller, values) => done(claim(await table(values.match), playerOf(caller).id, values, games)),
      say: async (caller, values) => value(talks.say(await table(values.match), playerOf(caller).id, values)),
      mute: (caller, { player, isMuted }) => value(talks.mute(playerOf(caller).id, player, isMuted)),
      report: async (caller, { match, request }) =>
        value(talks.report(await table(match), playerOf(caller).id, request)),
      seen: async (caller, { match, n }) => value((await table(match)).markSeen(playerOf(caller).id, n)),
      talk: async (caller, { match }) => value(talks.heard(await table(match), playerOf(caller).id)),
      past: async (caller, { match, n, eyes }) => value(pastOf(await table(match), caller.player?.id ?? null, n, eyes)),
      review: async (caller, { match }) => value(gamblesOf(await table(match), caller.player?.id ?? null, games)),
      file: async (_caller, { match }) => value(fileOf(await table(match))),
      deal: async (_caller, { match }) => value(dealOf(await table(match))),
      rematch: async (caller, values) => {
        const [old, player] = [await table(values.match), playerOf(caller)];
        await mayOpen(
          database,
          player,
          old.stored.seats.some(({ bot }) => bot !== null),
          values.commitment,
        );
        return value(rematch(tables, old, player, values));
      },
      archive: (caller, values) => value(archived(database, tables, caller.player, values)),
      invited: async (caller, { token }) => ({ value: offeredBy(await tables.invitedTo(token), caller.player) }),
      rename: (caller, { name }) => value(renamed(players.rename(playerOf(caller), name))),
      account: async (caller, values) => {
        await devices.mustBeConfirmed(caller);
        return value(renamed(players.makeAccount(playerOf(caller), caller.device, values)));
      },
      linkDevice: async (caller, { request }) => {
        await devices.mustBeConfirmed(caller);
        return value(players.linkDevice(playerOf(caller), request));
      },
      devices: (caller) => value(devices.of(playerOf(caller), caller.device)),
      endDevice: async (caller, { device }) => {
        const player = playerOf(caller);
        await devices.end(player, device);
        players.forget(player.id);
        return { value: null };
      },
      passkeys: (caller) => value(passkeys.of(playerOf(caller))),
      passkeyOptions: async (caller, { purpose }) => {
        const player = playerOf(caller);
        if (purpose === 'confirm') return value(passkeys.toShow(player, caller.origin));
        await devices.mustBeConfirmed(caller);
        return value(passkeys.toAdd(player, caller.origin));
      },
      addPasskey: async (caller, { label, response }) => {
        await devices.mustBeConfirmed(caller);
        return value(passkeys.add(playerOf(caller), caller.origin, label, response));
      },
      confirmByPasskey: async (caller, { response }) => {
        const shown = await passkeys.shown(caller, playerOf(caller), response);
        if (shown === null || caller.device === null) throw fault('unknown', 'This passkey isn’t known here.');
        return value(database.write([shown.used, confirming(caller.device, database.now())]));
      },
      endPasskey: (caller, { passkey }) => value(passkeys.end(playerOf(caller), passkey)),
      myData: (caller) => value(dataOf(database, playerOf(caller))),
      deleteMe: (caller) => value(renamed(players.remove(playerOf(caller)))),
      notices: (caller) => value(channels.seen(playerOf(caller))),
      setNotices: (caller, wish) => value(channels.set(playerOf(caller), wish)),
      subscribe: (caller, subscription) => value(channels.subscribe(playerOf(caller), subscription)),
      unsubscribe: (caller, { endpoint }) => value(channels.unsubscribe(playerOf(caller), endpoint)),
      feed: (caller, { request }) => value(channels.newFeed(playerOf(caller), request)),
      ratings: (_caller, { game }) => value(ratingsOf(database, game)),
      keptBack: (caller) => value(keptBackBy(database, playerOf(caller))),
      lobby: (caller) => value(lobby.lists(caller.player)),
    };
  }

  async answer(caller: Caller, { name, values }: Call): Promise<Answered> {
    try {
      const answered = await this.#handlers[name](caller, values as never);
      this.#metrics.called(name, 'done');
      return answered;
    } catch (error) {
      this.#metrics.called(name, error instanceof Fault ? error.reason.error : 'defect');
      throw error;
    }
  }

  /** A call that wasn't even tried. */
  turnedAway(name: CallName | 'unreadable', reason: 'unreadable' | 'too fast'): void {
    this.#metrics.called(name, reason);
  }
}
