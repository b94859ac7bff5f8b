import type { GameManifest } from '@kurgan/kit/manifest';

async function freeBattle() {
  const [{ freeBattle: fields, HANDLED }, { armyFor }] = await Promise.all([
    import('./table/army/set-up.tsx'),
    import('./bot/recruiting.ts'),
  ]);
  return { options: HANDLED, Fields: fields(armyFor) };
}

export const heroes: GameManifest = {
  id: 'heroes',
  title: 'Heroes of Stalingrad',
  line: 'Rooms, sight lines, hidden orders',
  about: 'Squads in the rooms and yards of a broken city, with orders nobody sees until they are carried out.',
  seats: { soviet: 'Soviet Union', german: 'Germany' },
  picture: new URL('./table/art/A2.webp', import.meta.url),
  rulebook: new URL('./rules.md', import.meta.url),
  rules: async () => (await import('./rules/game.ts')).heroes,
  tools: async () => (await import('./tools.ts')).heroes,
  bots: () => import('./bot.ts'),
  terminal: () => import('./terminal.ts'),
  table: async () => {
    const table = await import('./table/index.tsx');
    table.recruitWith(async () => (await import('./bot/recruiting.ts')).armyFor);
    return table;
  },
  glance: () => import('./table/glance.tsx'),
  picker: () => import('./table/picker.tsx'),
  army: async () => {
    const [{ armyPage }, { armyFor }] = await Promise.all([
      import('./table/army/page.tsx'),
      import('./bot/recruiting.ts'),
    ]);
    return { title: 'Army builder', Page: armyPage(armyFor) };
  },
  preparation: (scenario) => (scenario === 'free' ? freeBattle() : null),
  bench: async () => (await import('./bench.ts')).bench,
};
