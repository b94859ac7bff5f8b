import type { GameManifest } from '@kurgan/kit/manifest';

export const heroes: GameManifest = {
  id: 'heroes',
  title: 'Heroes of Stalingrad',
  line: 'Rooms, sight lines, hidden orders',
  seats: { soviet: 'Soviet Union', german: 'Germany' },
  picture: new URL('./table/art/vignette.webp', import.meta.url),
  rulebook: new URL('./rules.md', import.meta.url),
  rules: async () => (await import('./rules/game.ts')).heroes,
  opening: async (scenario) => (await import('./rules/openings.ts')).openingOf(scenario),
  tools: async () => (await import('./tools.ts')).heroes,
  bots: () => import('./bot.ts'),
  terminal: () => import('./terminal.ts'),
  table: () => import('./table/index.tsx'),
  glance: () => import('./table/glance.tsx'),
  picker: () => import('./table/picker.tsx'),
  lesson: async () => (await import('./table/lesson.ts')).LESSON,
  army: () => import('./table/army/page.tsx'),
  bench: async () => (await import('./bench.ts')).bench,
};
