import type { EquippedGame, GameTypes } from '@kurgan/engine';
import { Lesson, type LessonScript, type LessonStep } from '../lesson.ts';
import { localSession } from './local-session.ts';

/** A lesson that a test takes page by page. */
export function takeLesson<G extends GameTypes>(game: EquippedGame<G>, script: LessonScript) {
  const { screen, session, show } = localSession(game, script.scenario, script.seed, script.players);
  const reply = async (seat: string, action: string): Promise<void> => {
    const whyNot = screen.actAs(seat, action);
    if (whyNot !== null) throw new Error(`${seat} may not ${action}: ${JSON.stringify(whyNot)}`);
    show();
  };
  const lesson = new Lesson(session, script, reply);
  const offered = (): string[] => lesson.moment.value.choices.map(({ text }) => text);

  /** Does what the page asks for, lets another seat do its part, or turns the page. */
  async function goOn(next = offered()[0]): Promise<void> {
    const { due, isLost, step } = lesson;
    if (isLost) throw new Error(`the page "${step.title}" asks for what cannot be done`);
    if (due !== null) return reply(due.seat, due.action);
    if (next === undefined) return lesson.next();
    const whyNot = await lesson.act(next);
    if (whyNot !== null) throw new Error(`on the page "${step.title}" ${next} is refused: ${JSON.stringify(whyNot)}`);
  }

  async function playTo(title: string): Promise<void> {
    if (!script.steps.some((step) => step.title === title)) throw new Error(`there is no page "${title}"`);
    while (lesson.step.title !== title) await goOn();
  }

  async function playToEnd(): Promise<void> {
    while (!lesson.isLastPage) await goOn();
  }

  /** Plays every page in turn, and returns what went wrong on the way. */
  async function playPageByPage(): Promise<string[]> {
    const problems: string[] = [];
    for (const [i, { title, actions }] of script.steps.entries()) {
      if (lesson.page.value !== i) problems.push(`${title}: the lesson is at page ${lesson.page.value}, not ${i}`);
      if (lesson.isLost) problems.push(`${title}: the lesson is lost`);
      for (const action of actions) {
        const { made } = session.moment.value;
        await goOn();
        if (session.moment.value.made !== made + 1) problems.push(`${title}: ${action} is not one entry`);
      }
      if (actions.length === 0) lesson.next();
    }
    if (!lesson.isLastPage) problems.push('pages are left');
    return problems;
  }

  return { screen, session, lesson, offered, goOn, playTo, playToEnd, playPageByPage };
}

const LONGEST = 50;

/** Problems of lesson pages: too many words, no rule, an unknown rule, a task without help. */
export const pageProblems = (steps: readonly LessonStep[], rulebook: string): string[] =>
  steps.flatMap(({ title, text, rules, hint, actions }) => {
    const problems: string[] = [];
    const count = text.split(' ').length;
    if (count > LONGEST) problems.push(`${title}: ${count} words`);
    if (rules.length === 0) problems.push(`${title}: no rule`);
    for (const rule of rules)
      if (!rulebook.includes(`**${rule} `)) problems.push(`${title}: no ${rule} in the rulebook`);
    if ((hint !== '') !== actions.length > 0) problems.push(`${title}: a hint for each task, and none without`);
    return problems;
  });
