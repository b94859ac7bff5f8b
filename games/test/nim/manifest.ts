import type { GameManifest } from '@kurgan/kit/manifest';

export const nim: GameManifest = {
  id: 'nim',
  title: 'Nim',
  line: 'One heap, two players',
  about: 'Take one, two or three stones in turn.',
  seats: { white: 'White', black: 'Black' },
  picture: { fine: '', thin: 'M60 100h120', thick: 'M60 100h0M120 100h0M180 100h0', water: '' },
  rulebook: new URL('./rules.md', import.meta.url),
  rules: async () => (await import('./game.ts')).nim,
  tools: async () => (await import('./tools.ts')).nim,
  bots: () => import('./bot.ts'),
  terminal: () => import('./terminal.ts'),
  table: () => import('./table.tsx'),
};
