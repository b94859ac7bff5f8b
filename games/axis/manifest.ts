import type { GameManifest } from '@kurgan/kit/manifest';

export const axis: GameManifest = {
  id: 'axis',
  title: 'Axis & Allies: Stalingrad',
  line: 'Two boards, fourteen order cards',
  seats: { axis: 'Axis', allies: 'Allies' },
  picture: new URL('./table/art/vignette.webp', import.meta.url),
  rulebook: new URL('./rules.md', import.meta.url),
  rules: async () => (await import('./rules/game.ts')).axis,
  tools: async () => (await import('./tools.ts')).axis,
  bots: () => import('./bot.ts'),
  terminal: () => import('./terminal.ts'),
  table: () => import('./table/index.tsx'),
  glance: () => import('./table/glance.tsx'),
  picker: () => import('./table/picker.tsx'),
  lesson: async () => (await import('./table/lesson.ts')).LESSON,
  bench: async () => (await import('./bench.ts')).bench,
};
