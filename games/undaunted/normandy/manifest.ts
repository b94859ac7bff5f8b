import type { GameManifest } from '@kurgan/kit/manifest';

export const normandy: GameManifest = {
  id: 'normandy',
  title: 'Undaunted: Normandy',
  line: 'Squads, deck-building, twelve fights',
  seats: { us: 'United States', german: 'Germany' },
  picture: new URL('../table/art/vignette.webp', import.meta.url),
  rulebook: new URL('./rules.md', import.meta.url),
  rules: async () => (await import('./game.ts')).normandy,
  opening: async () => (await import('./opening.ts')).opening,
  tools: async () => (await import('./tools.ts')).normandy,
  bots: async () => {
    const [{ botsOf }, { edition }] = await Promise.all([import('../bot.ts'), import('./edition.ts')]);
    return botsOf(edition);
  },
  terminal: async () => {
    const [{ terminal }, { edition }] = await Promise.all([import('../terminal.ts'), import('./edition.ts')]);
    return terminal(edition);
  },
  table: () => import('../table/normandy/index.ts'),
  glance: () => import('../table/normandy/glance.ts'),
  picker: () => import('../table/normandy/picker.ts'),
  lesson: async () => (await import('../table/normandy/lesson.ts')).LESSON,
  campaign: async () => (await import('./campaign.ts')).campaign,
  bench: async () => (await import('./bench.ts')).bench,
};
