import { AREA_IDS, type AreaId } from '../../data/areas.ts';
import { BORDERS, type Points } from '../data/shapes.ts';

export { BANK, BORDERS, CENTERS, FRAME, type Points } from '../data/shapes.ts';

function pointsOf(line: string): string[] {
  let [x, y] = [0, 0];
  return line.split(' ').map((step) => {
    const [right = 0, down = 0] = step.split(',').map(Number);
    x += right;
    y += down;
    return `${x},${y}`;
  });
}

/** The lines around an Area, joined end to end. */
function joined(area: AreaId): Points {
  const lines = BORDERS.filter(([a, b]) => a === area || b === area).map(([, , line]) => pointsOf(line));
  const outline = lines.pop() ?? [];
  while (lines.length > 0) {
    const end = outline.at(-1);
    const next = lines.findIndex((line) => line[0] === end || line.at(-1) === end);
    const [line = []] = lines.splice(next, 1);
    outline.push(...(line[0] === end ? line : line.reverse()).slice(1));
  }
  return outline.slice(1).join(' ');
}

const OUTLINES = new Map(AREA_IDS.map((id) => [id, joined(id)]));

export const outlineOf = (area: AreaId): Points => OUTLINES.get(area) ?? '';
