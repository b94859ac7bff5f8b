import { expect } from 'vitest';
import { Finger, Keyboard, Mouse } from './hands.ts';
import { lessonScript, Pupil } from './heroes/lesson.ts';
import { serious } from './serious.ts';
import { actionsMade } from './table.ts';
import { keep, setPace, visit } from './visit.ts';

for (const [name, size] of [
  ['mouse', 'desk'],
  ['taps', 'phone'],
] as const)
  visit(`the lesson of Heroes is taken to its end by ${name}`, size, async ({ page, context }) => {
    await setPace(context, 'instant');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/lesson/heroes');
    const hand = name === 'mouse' ? new Mouse(page) : new Finger(page);
    const pupil = new Pupil(page, hand, await lessonScript());
    await pupil.learn('Under fire');
    await keep(page, `heroes-lesson-fire-${size}`);
    const made = await actionsMade(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Under fire' }).waitFor();
    expect(await actionsMade(page)).toBeGreaterThanOrEqual(made);
    await pupil.learn('Rooms and sight');
    expect(await serious(page)).toEqual([]);
    await keep(page, `heroes-lesson-rooms-${size}`);
    await pupil.learn();
    await keep(page, `heroes-lesson-end-${size}`);
    await hand.beside('.lesson-card .lesson-main');
    await page.waitForURL('**/match/*');
  });

visit('rooms and sight are learned by keys, and nothing is taken back', 'desk', async ({ page, context }) => {
  await setPace(context, 'instant');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lesson/heroes');
  await page.getByRole('button', { name: 'I know the orders' }).press('Enter');
  await page.getByRole('heading', { name: 'Rooms and sight' }).waitFor();
  const pupil = new Pupil(page, new Keyboard(page), await lessonScript());
  await pupil.learn('Who sees whom');
  const made = await actionsMade(page);
  await page.keyboard.press('u');
  await page.locator('.why-not').waitFor();
  await page.keyboard.press('Escape');
  expect(await actionsMade(page)).toBe(made);
  await pupil.learn();
});
