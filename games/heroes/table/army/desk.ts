import { fail, ok, type Result } from '@kurgan/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { BATTLE_SIZES, type BattleSize } from '../../data/free-battle.ts';
import type { Side } from '../../data/vocabulary.ts';
import type { ArmyList } from '../../rules/recruitment/lists.ts';
import { readArmy, writeArmy } from '../../rules/recruitment/text.ts';
import { afterChange, beginWith, type Change, type History, redone, undone } from './history.ts';
import {
  armyOf,
  type Keeper,
  loadDesk,
  loadLists,
  renamed,
  restored,
  type SavedList,
  storeDesk,
  storeLists,
  withList,
  without,
} from './saved.ts';
import { type NamedArmy, nameFor, readShared } from './share.ts';

/** An army under construction. */
interface Draft {
  readonly name: string;
  /** The list that it was saved as. */
  readonly list: number | null;
  readonly history: History;
}

type Drafts = Readonly<Record<Side, Draft>>;

const emptyDraft = (side: Side): Draft => ({ name: nameFor(side, []), list: null, history: beginWith([]) });

/** The builder's desk: a draft for each side and the saved lists. Everything is kept as it changes. */
export class Desk {
  readonly side: ReadonlySignal<Side>;
  readonly size: ReadonlySignal<BattleSize>;
  readonly lists: ReadonlySignal<readonly SavedList[]>;
  readonly draft: ReadonlySignal<Draft>;
  readonly army: ReadonlySignal<ArmyList>;
  /** False: the browser keeps nothing. */
  readonly isKept = signal(true);
  readonly #keeper: Keeper;
  readonly #side = signal<Side>('soviet');
  readonly #size = signal<BattleSize>('skirmish');
  readonly #lists = signal<readonly SavedList[]>([]);
  readonly #drafts = signal<Drafts>({ soviet: emptyDraft('soviet'), german: emptyDraft('german') });

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
    this.side = this.#side;
    this.size = this.#size;
    this.lists = this.#lists;
    this.draft = computed(() => this.#drafts.value[this.#side.value]);
    this.army = computed(() => this.draft.value.history.now);
    this.#lists.value = loadLists(keeper);
    const stored = loadDesk(keeper);
    if (stored === null) return;
    this.#side.value = stored.side;
    this.#size.value = stored.size;
    const draftOf = (side: Side): Draft => {
      const { name, list, text } = stored[side];
      const read = readArmy(text);
      return read.ok && read.value.side === side
        ? { name, list, history: beginWith(read.value.army) }
        : emptyDraft(side);
    };
    this.#drafts.value = { soviet: draftOf('soviet'), german: draftOf('german') };
  }

  get named(): NamedArmy {
    return { name: this.draft.value.name, side: this.#side.value, size: this.#size.value, army: this.army.value };
  }
  /** The list on the desk, if it is saved as it stands. */
  get saved(): SavedList | undefined {
    const { list, name } = this.draft.value;
    const text = writeArmy(this.#side.value, this.army.value);
    return this.#lists.value.find((each) => each.id === list && each.text === text && each.name === name);
  }

  takeSide(side: Side): void {
    this.#side.value = side;
    this.#keep();
  }
  takeSize(size: BattleSize): void {
    this.#size.value = size;
    this.#keep();
  }
  name(name: string): void {
    this.#change({ name });
  }
  change(change: Change): void {
    this.#change({ history: afterChange(this.draft.value.history, change) });
  }
  get canUndo(): boolean {
    return this.draft.value.history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.draft.value.history.undone.length > 0;
  }
  undo(): void {
    const history = undone(this.draft.value.history);
    if (history !== null) this.#change({ history });
  }
  redo(): void {
    const history = redone(this.draft.value.history);
    if (history !== null) this.#change({ history });
  }

  /** Lays an army on the desk of its side. What lay there can be had back. */
  open({ name, side, size, army }: NamedArmy, list: number | null = null): void {
    this.#side.value = side;
    this.#size.value = size;
    this.#change({ name, list, history: afterChange(this.draft.value.history, { do: 'replace', army }) });
  }
  openList(id: number): void {
    const list = this.#lists.value.find((each) => each.id === id);
    const army = list === undefined ? null : armyOf(list);
    if (army !== null) this.open(army, id);
  }
  /** Begins another list; the old draft can be had back. */
  clear(): void {
    const side = this.#side.value;
    const history = afterChange(this.draft.value.history, { do: 'replace', army: [] });
    this.#change({ ...emptyDraft(side), history });
  }

  /** Saves the draft as the list it came from, or as a new one. */
  save(): SavedList | undefined {
    const { lists, id } = withList(this.#lists.value, this.named, this.draft.value.list);
    this.#setLists(lists);
    const list = lists.find((each) => each.id === id);
    this.#change({ list: id, ...(list !== undefined && { name: list.name }) });
    return list;
  }
  rename(id: number, name: string): void {
    this.#setLists(renamed(this.#lists.value, id, name));
    const list = this.#lists.value.find((each) => each.id === id);
    if (list !== undefined && this.draft.value.list === id) this.#change({ name: list.name });
  }
  /** Removes a list. Returns the way back. */
  remove(id: number): () => void {
    const place = this.#lists.value.findIndex((each) => each.id === id);
    const list = this.#lists.value[place];
    this.#setLists(without(this.#lists.value, id));
    return () => {
      if (list !== undefined) this.#setLists(restored(this.#lists.value, list, place));
    };
  }

  /** Lays down an army from pasted text; several are saved as lists, and the first is laid down. */
  take(text: string): Result<readonly NamedArmy[], string> {
    const read = readShared(text);
    if (!read.ok) return read;
    const [first, ...others] = read.value;
    if (first === undefined) return fail('There is no army in this text.');
    if (others.length === 0) this.open(first);
    else this.#takeAll(read.value);
    return ok(read.value);
  }
  #takeAll(armies: readonly NamedArmy[]): void {
    let lists = this.#lists.value;
    for (const army of armies) {
      const text = writeArmy(army.side, army.army);
      const isThere = lists.some((list) => list.name === army.name && list.text === text);
      if (!isThere) lists = withList(lists, army).lists;
    }
    this.#setLists(lists);
  }
  /** Lays down the army of a link: `army=soviet:volga&size=battle&name=Crossing`, or only a side and a size. */
  follow(query: string): Result<null, string> {
    const asked = new URLSearchParams(query);
    const size = BATTLE_SIZES.find((each) => each === asked.get('size'));
    const side = asked.get('side');
    if (side === 'soviet' || side === 'german') this.takeSide(side);
    const text = asked.get('army');
    if (text === null) {
      if (size !== undefined) this.takeSize(size);
      return ok(null);
    }
    const read = readShared(text);
    const [army] = read.ok ? read.value : [];
    if (!read.ok) return fail(read.error);
    if (army !== undefined) this.open({ ...army, size: size ?? army.size, name: asked.get('name') ?? army.name });
    return ok(null);
  }

  #change(change: Partial<Draft>): void {
    this.#drafts.value = { ...this.#drafts.value, [this.#side.value]: { ...this.draft.value, ...change } };
    this.#keep();
  }
  #setLists(lists: readonly SavedList[]): void {
    this.#lists.value = lists;
    this.isKept.value = storeLists(this.#keeper, lists);
  }
  #keep(): void {
    const stored = (side: Side) => {
      const { name, list, history } = this.#drafts.value[side];
      return { name, list, text: writeArmy(side, history.now) };
    };
    this.isKept.value = storeDesk(this.#keeper, {
      side: this.#side.value,
      size: this.#size.value,
      soviet: stored('soviet'),
      german: stored('german'),
    });
  }
}
