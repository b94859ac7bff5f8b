import type { GameManifest } from '@kurgan/kit/manifest';

export const stalingrad: GameManifest = {
  id: 'stalingrad',
  title: 'Undaunted: Stalingrad',
  line: 'A branching campaign in a falling city',
  seats: { soviet: 'Soviet Union', german: 'Germany' },
  picture: new URL('../table/art/city/vignette.webp', import.meta.url),
  rulebook: new URL('./rules.md', import.meta.url),
  rules: async (scenario) => {
    const [{ stalingrad }, { load }] = await Promise.all([import('./play.ts'), import('./load.ts')]);
    await load(scenario);
    return stalingrad;
  },
  opening: async (scenario) => (await import('./load.ts')).load(scenario),
  tools: async () => (await import('./tools.ts')).stalingrad,
  bots: async () => (await import('../bot/stalingrad/index.ts')).opponents,
  terminal: async () => {
    const [{ terminal }, { edition }, { signs }, { linesInForce }] = await Promise.all([
      import('../terminal.ts'),
      import('./edition.ts'),
      import('./signs.ts'),
      import('../table/stalingrad/words/in-force.ts'),
    ]);
    return terminal(edition, { ...signs, lines: (view) => [...signs.lines(view), ...linesInForce(view)] });
  },
  table: () => import('../table/stalingrad/index.ts'),
  glance: async (scenario) => {
    const [glance, { load }] = await Promise.all([import('../table/stalingrad/glance.ts'), import('./load.ts')]);
    await load(scenario);
    return glance;
  },
  picker: async (scenario) => {
    const [picker, { load }] = await Promise.all([import('../table/stalingrad/picker.ts'), import('./load.ts')]);
    await load(picker.previewed(scenario));
    return picker;
  },
  lesson: async () => (await import('../table/stalingrad/lesson.ts')).LESSON,
  bench: async () => (await import('./bench.ts')).bench,
};
