import type { GameManifest } from '@kurgan/kit/manifest';

export const nim: GameManifest = {
  id: 'nim',
  title: 'Nim',
  line: 'One heap, two players',
  seats: { white: 'White', black: 'Black' },
  picture: new URL('./picture.svg', import.meta.url),
  rulebook: new URL('./rules.md', import.meta.url),
  rules: async () => (await import('./game.ts')).nim,
  tools: async () => (await import('./tools.ts')).nim,
  bots: () => import('./bot.ts'),
  terminal: () => import('./terminal.ts'),
  table: () => import('./table.tsx'),
};
