const screenWidth = (): number => Math.min(process.stdout.columns || 100, 120);

/** Wraps text at the edge of the screen; all lines but the first are indented. */
export function wrap(text: string, indent = 0, start = ''): string {
  const width = screenWidth();
  const lines: string[] = [];
  let line = start;
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const glue = line === '' || line.endsWith(' ') ? '' : ' ';
    if (line.length + glue.length + word.length > width && line.trim() !== '') {
      lines.push(line);
      line = `${' '.repeat(indent)}${word}`;
    } else {
      line += glue + word;
    }
  }
  return [...lines, line].join('\n');
}

export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Rows with aligned columns; columns in `right` are right-aligned. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Short texts in columns, filled top to bottom, as many as fit the screen. */
export function inColumns(items: readonly string[]): string {
  const cell = Math.max(0, ...items.map((item) => item.length)) + 3;
  const columns = Math.max(1, Math.floor(screenWidth() / cell));
  const rows = Math.ceil(items.length / columns);
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (items[column * rows + row] ?? '').padEnd(cell)).join(''),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}
