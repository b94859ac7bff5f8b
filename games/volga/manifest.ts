import type { GameManifest } from '@kurgan/kit/manifest';

export const volga: GameManifest = {
  id: 'volga',
  title: 'Advance to the Volga',
  line: 'One player against hidden defenders',
  seats: { german: 'Germany' },
  picture: new URL('./table/art/vignette.webp', import.meta.url),
  rulebook: new URL('./rules.md', import.meta.url),
  rules: async () => (await import('./rules/game.ts')).volga,
  tools: async () => (await import('./tools.ts')).volga,
  bots: () => import('./bot.ts'),
  terminal: () => import('./terminal.ts'),
  table: () => import('./table/index.tsx'),
  glance: () => import('./table/glance.tsx'),
  lesson: async () => (await import('./table/lesson.ts')).LESSON,
  bench: async () => (await import('./bench.ts')).bench,
};
