import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Rule {
  /** Folder of the game, or of what all games share. */
  readonly game: string;
  readonly selector: string;
  /** Names of its properties. */
  readonly sets: readonly string[];
}

/** Rules of a style sheet, with `&` and the rules around them written out. Keyframes are listed by name. */
function read(game: string, sheet: string): { readonly rules: Rule[]; readonly keyframes: string[] } {
  const [rules, keyframes]: [Rule[], string[]] = [[], []];
  const around: { readonly selector: string; readonly sets: string[] }[] = [{ selector: '', sets: [] }];
  for (const [, text = '', end = ''] of sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const outer = around.at(-1) ?? { selector: '', sets: [] };
    const said = text.trim();
    if (end === '{') {
      const sets: string[] = [];
      const isFrames = said.startsWith('@keyframes') || outer.selector === '@keyframes';
      if (said.startsWith('@keyframes')) keyframes.push(said.split(' ')[1] ?? '');
      const inner = said.includes('&') ? said.replaceAll('&', outer.selector) : `${outer.selector} ${said}`.trim();
      const selector = isFrames ? '@keyframes' : said.startsWith('@') ? outer.selector : inner;
      around.push({ selector, sets });
      if (!said.startsWith('@') && !isFrames) rules.push({ game, selector, sets });
    } else {
      if (said !== '') outer.sets.push(said.split(':')[0] ?? '');
      if (end === '}') around.pop();
    }
  }
  return { rules, keyframes };
}

const sheetsIn = (pattern: string, depth: number) =>
  globSync(pattern, { cwd: ROOT }).map((file) =>
    read(file.split(path.sep)[depth] ?? '', readFileSync(`${ROOT}${file}`, 'utf8')),
  );
const SHEETS = sheetsIn('games/**/table/**/*.css', 1);
const SHARED = sheetsIn('kit/**/*.css', 0).flatMap(({ rules }) => rules);
const RULES = SHEETS.flatMap(({ rules }) => rules);
const classesIn = (selector: string): string[] => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** Classes that a component gives its elements. */
const classesSet = (code: string): string[] =>
  [...code.matchAll(/class=(?:"([^"]*)"|\{[^}]*\})/g)]
    .flatMap(([whole, plain]) => (plain === undefined ? [...whole.matchAll(/['"`]([^'"`]*)['"`]/g)] : [[whole, plain]]))
    .flatMap(([, text = '']) => text.split(/[^\w-]+/))
    .filter((name) => name !== '');

test('no rule of a game can style the table of another, or what all tables share', () => {
  const styled = new Map<string, Set<string>>();
  for (const { game, selector } of [...RULES, ...SHARED])
    for (const name of classesIn(selector)) styled.set(name, (styled.get(name) ?? new Set()).add(game));
  // Nothing is drawn by a rule that only gives a side its colors.
  const drawing = RULES.filter(({ sets }) => sets.some((name) => !name.startsWith('--')));
  const shared = drawing.filter(({ selector }) =>
    selector
      .split(/,(?![^(]*\))/)
      .some((each) => classesIn(each).length > 0 && classesIn(each).every((name) => (styled.get(name)?.size ?? 0) > 1)),
  );
  expect(drawing.length).toBeGreaterThan(300);
  expect(shared.map(({ game, selector }) => `${game}: ${selector}`)).toEqual([]);
});

test('two games name their animations differently', () => {
  const names = SHEETS.flatMap(({ keyframes }) => keyframes);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('a game colors the arrows of a recap on its own table alone', () => {
  const arrows = RULES.filter(({ selector }) => selector.includes('.recap-arrow'));
  expect(arrows.length).toBeGreaterThan(2);
  for (const { selector } of arrows) expect(selector).toMatch(/^\.[a-z]+-table /);
});

test('no rule of online play can style another page, a table, or what both share', () => {
  const online = sheetsIn('web/online/**/*.css', 1);
  const pages = 'web/{campaign,lobby,offline,pages,parts,play,rulebook,settings,styles}/**/*';
  const others = ['games/**/table/**/*', 'kit/**/*', pages];
  const elsewhere = new Set(
    others.flatMap((where) => [
      ...sheetsIn(`${where}.css`, 0).flatMap(({ rules }) => rules.flatMap(({ selector }) => classesIn(selector))),
      ...globSync(`${where}.tsx`, { cwd: ROOT }).flatMap((file) => classesSet(readFileSync(`${ROOT}${file}`, 'utf8'))),
    ]),
  );
  const drawing = online.flatMap(({ rules }) => rules).filter(({ sets }) => sets.length > 0);
  const open = drawing.filter(({ selector }) =>
    selector.split(/,(?![^(]*\))/).some((each) => classesIn(each).every((name) => elsewhere.has(name))),
  );
  expect(drawing.length).toBeGreaterThan(100);
  expect(elsewhere.size).toBeGreaterThan(500);
  expect(open.map(({ selector }) => selector)).toEqual([]);
  const names = [...SHEETS, ...others.flatMap((where) => sheetsIn(`${where}.css`, 0))].flatMap(
    ({ keyframes }) => keyframes,
  );
  expect(online.flatMap(({ keyframes }) => keyframes).filter((name) => names.includes(name))).toEqual([]);
});

test('a page that has not read its settings yet looks like one with the usual ones', () => {
  expect([...RULES, ...SHARED].filter(({ selector }) => selector.includes(':not([data-text'))).toEqual([]);
});
