import { describe, expect, test } from 'vitest';
import { pointsOf } from '../../rules/recruitment/lists.ts';
import { readArmy, writeArmy } from '../../rules/recruitment/text.ts';
import { Desk } from '../army/desk.ts';
import type { Keeper } from '../army/saved.ts';
import { fileOf, linkOf, type NamedArmy, readShared, textOf } from '../army/share.ts';

const TEXT = 'soviet:volga.mortar50,storm,command..bluff';
const named = (name = 'Volga crossing', text = TEXT): NamedArmy => {
  const read = readArmy(text);
  if (!read.ok) throw new Error(read.error);
  return { name, size: 'battle', ...read.value };
};
const shelf = (): Keeper & { readonly items: Map<string, string> } => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
  };
};

describe('an army as text', () => {
  test('HS-SCN-16: people read its head and tiles, the builder its last line', () => {
    expect(textOf(named()).split('\n')).toEqual([
      'Volga crossing (Red Army, 220 of 250 points)',
      'Volga Rifle Platoon: 50 mm Mortar',
      'Storm Group',
      '62nd Army Forward Post: Bluff',
      TEXT,
    ]);
    expect(readShared(textOf(named()))).toEqual({ ok: true, value: [named()] });
  });
  test('a file holds every list', () => {
    const lists = [named(), named('Steel', 'german:panzer.stug,pio')];
    expect(readShared(fileOf(lists))).toEqual({ ok: true, value: lists });
  });
  test('the bare code, a sentence around it and a link are read too', () => {
    const of = (text: string) => {
      const read = readShared(text);
      return read.ok ? read.value.map(({ side, army, size }) => `${writeArmy(side, army)} ${size}`) : read.error;
    };
    expect(of('soviet:volga.maxim')).toEqual(['soviet:volga.maxim skirmish']);
    expect(of('Try this one: german:pio,sturm. It is good.')).toEqual(['german:pio,sturm battle']);
    expect(of(`https://example.org/army/heroes?${linkOf(named())}`)).toEqual([`${TEXT} battle`]);
  });
  test.each([
    ['', 'There is no army in this text.'],
    ['my best army', 'There is no army in this text.'],
    ['soviet:tiger', 'The soviet side has no tile "tiger".'],
    ['german:pio.ammo', 'Ammo does not fit slot 1 of Pioneer Platoon.'],
    ['x'.repeat(200_000), 'far too long'],
    ['https://example.org/?army=%E0%A4%A', 'is no side'],
  ])('%.30s gets a clear answer', (text, answer) => {
    const read = readShared(text);
    expect(read.ok ? '' : read.error).toContain(answer);
  });
});

describe('the desk', () => {
  test('a draft of each side outlives a reload, with its name and size', () => {
    const keeper = shelf();
    const desk = new Desk(keeper);
    desk.takeSize('battle');
    desk.change({ do: 'add', tile: 'rt-sov-volga' });
    desk.name('Crossing');
    desk.takeSide('german');
    desk.change({ do: 'add', tile: 'rt-ger-pio' });
    const again = new Desk(keeper);
    expect([again.side.value, again.size.value, again.army.value]).toEqual([
      'german',
      'battle',
      [{ tile: 'rt-ger-pio', options: {} }],
    ]);
    again.takeSide('soviet');
    expect([again.draft.value.name, again.army.value[0]?.tile]).toEqual(['Crossing', 'rt-sov-volga']);
  });
  test('lists are saved, opened, renamed, and deleted with a way back', () => {
    const keeper = shelf();
    const desk = new Desk(keeper);
    desk.open(named());
    expect(desk.saved).toBeUndefined();
    desk.save();
    expect(desk.saved?.name).toBe('Volga crossing');
    desk.clear();
    expect(desk.army.value).toEqual([]);
    desk.undo();
    expect(pointsOf(desk.army.value)).toBe(220);
    desk.clear();
    desk.open(named('Volga crossing', 'soviet:tank'));
    desk.save();
    expect(desk.lists.value.map(({ name }) => name)).toEqual(['Volga crossing', 'Volga crossing 2']);
    const [first] = desk.lists.value;
    if (first === undefined) throw new Error('no list');
    desk.rename(first.id, 'Night');
    const undo = desk.remove(first.id);
    expect(desk.lists.value.map(({ name }) => name)).toEqual(['Volga crossing 2']);
    undo();
    expect(new Desk(keeper).lists.value.map(({ name }) => name)).toEqual(['Night', 'Volga crossing 2']);
    desk.openList(first.id);
    expect([desk.draft.value.name, pointsOf(desk.army.value)]).toEqual(['Night', 220]);
  });
  test('saved again, a list keeps its place and takes the change', () => {
    const desk = new Desk(shelf());
    desk.open(named());
    desk.save();
    desk.change({ do: 'drop', index: 2 });
    expect(desk.saved).toBeUndefined();
    desk.save();
    expect(desk.lists.value).toMatchObject([{ text: 'soviet:volga.mortar50,storm' }]);
  });
  test('a link lays down its army; what lay there can be had back', () => {
    const desk = new Desk(shelf());
    desk.change({ do: 'add', tile: 'rt-sov-tank' });
    expect(desk.follow(linkOf(named())).ok).toBe(true);
    expect(desk.named).toEqual(named());
    desk.undo();
    expect(desk.army.value[0]?.tile).toBe('rt-sov-tank');
    const bad = desk.follow('army=soviet:elephants');
    expect(bad.ok ? '' : bad.error).toContain('no tile "elephants"');
    expect(desk.army.value[0]?.tile).toBe('rt-sov-tank');
  });
  test('a file of several lists is saved once, however often it is opened', () => {
    const desk = new Desk(shelf());
    const file = fileOf([named(), named('Steel', 'german:panzer.stug,pio')]);
    desk.take(file);
    desk.take(file);
    expect(desk.lists.value.map(({ name, side }) => `${side} ${name}`)).toEqual([
      'soviet Volga crossing',
      'german Steel',
    ]);
  });
  test('storage with rubbish in it, or closed, leaves an empty desk that works', () => {
    const keeper = shelf();
    keeper.setItem(
      'kurgan-army-lists',
      '[{"id":1,"name":"x","side":"soviet","size":"battle","text":"soviet:elephants"}]',
    );
    keeper.setItem('kurgan-army-desk', '{"side":');
    expect([new Desk(keeper).lists.value, new Desk(keeper).army.value]).toEqual([[], []]);
    const shut = (): never => {
      throw new Error('closed');
    };
    const desk = new Desk({ getItem: shut, setItem: shut });
    desk.change({ do: 'add', tile: 'rt-sov-volga' });
    expect([desk.army.value.length, desk.isKept.value]).toEqual([1, false]);
  });
});
