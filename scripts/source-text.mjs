// A small reader of TypeScript source: finds imports, names and strings without a parser.

const REGEX_MAY_FOLLOW = /(?:^|[([{,;=:?!&|+\-*%<>~^]|\b(?:return|typeof|case|of|in|await|yield))\s*$/;

/**
 * The source with comments and the contents of strings and regular expressions blanked out, every character in its place.
 * Code inside `${}` of a template stays.
 * @param {string} source
 */
export function maskText(source) {
  let masked = '';
  let at = 0;
  /** Number of open braces inside each open template expression. */
  const openTemplates = /** @type {number[]} */ ([]);
  const keep = () => {
    masked += source[at++];
  };
  const blank = () => {
    masked += source[at++] === '\n' ? '\n' : ' ';
  };
  const blankUntil = (/** @type {number} */ end) => {
    while (at < end && at < source.length) blank();
  };
  const quoted = (/** @type {string} */ quote) => {
    keep();
    while (at < source.length && source[at] !== quote) {
      if (quote === '`' && source.startsWith('${', at)) {
        keep();
        keep();
        openTemplates.push(0);
        return;
      }
      if (source[at] === '\\') blank();
      blank();
    }
    if (at < source.length) keep();
  };
  const regex = () => {
    keep();
    let inClass = false;
    while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
      if (source[at] === '[') inClass = true;
      if (source[at] === ']') inClass = false;
      if (source[at] === '\\') blank();
      blank();
    }
    keep();
  };

  while (at < source.length) {
    const char = source[at];
    if (source.startsWith('//', at)) {
      const end = source.indexOf('\n', at);
      blankUntil(end < 0 ? source.length : end);
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      blankUntil(end < 0 ? source.length : end + 2);
    } else if (char === "'" || char === '"' || char === '`') {
      quoted(char);
    } else if (char === '/' && REGEX_MAY_FOLLOW.test(masked.slice(-40))) {
      regex();
    } else if (char === '}' && openTemplates.at(-1) === 0) {
      openTemplates.pop();
      // The closing brace is the opening quote of the template's next piece.
      quoted('`');
    } else {
      const open = openTemplates.length - 1;
      if (open >= 0 && char === '{') openTemplates[open] = (openTemplates[open] ?? 0) + 1;
      if (open >= 0 && char === '}') openTemplates[open] = (openTemplates[open] ?? 0) - 1;
      keep();
    }
  }
  return masked;
}

/**
 * @param {string} source
 * @returns {{ specifier: string, line: number }[]} every import, export from, import() and require(), type imports too
 */
export function importsOf(source) {
  const masked = maskText(source);
  const found = [];
  for (const match of masked.matchAll(/(?<![.\w$])(?:from|import|require)\s*\(?\s*(?<quote>['"`])/g)) {
    const start = match.index + match[0].length;
    const end = masked.indexOf(match.groups?.quote ?? '', start);
    found.push({ specifier: source.slice(start, end), line: lineAt(source, match.index) });
  }
  return found;
}

/**
 * @param {string} source
 * @returns {{ text: string, line: number }[]} quoted texts, each piece of a template separately; not those in comments
 */
export function stringsOf(source) {
  const masked = maskText(source);
  const found = [];
  let start = -1;
  for (let at = 0; at <= source.length; at++) {
    const isBlanked = at < source.length && masked[at] !== source[at];
    if (isBlanked && start < 0) start = at;
    const isEnd = !isBlanked && start >= 0 && (at === source.length || !/\s/.test(source[at] ?? ''));
    if (!isEnd) continue;
    // Comments are blanked entirely; strings and regular expressions keep their delimiters.
    if (!/^\/[/*]/.test(source.slice(start, start + 2)))
      found.push({ text: source.slice(start, at), line: lineAt(source, start) });
    start = -1;
  }
  return found;
}

/**
 * @param {string} source
 * @param {readonly string[]} names plain names, or `Math.random`
 * @returns {{ name: string, line: number }[]} uses of the names as values (not as members or keys)
 */
export function usesOf(source, names) {
  const pattern = names.map((name) => name.replace('.', '\\s*\\.\\s*')).join('|');
  return wordsOf(source, new RegExp(`(?<![.\\w$])(?:${pattern})\\b(?!\\s*\\??:)`, 'g'));
}

/**
 * @param {string} source
 * @param {RegExp} pattern with the flag g
 * @returns {{ name: string, line: number }[]} matches in the code, not in comments or quotes
 */
export function wordsOf(source, pattern) {
  return [...maskText(source).matchAll(pattern)].map((match) => ({
    name: match[0].replace(/\s/g, ''),
    line: lineAt(source, match.index),
  }));
}

/**
 * @param {string} source
 * @param {number} index
 */
function lineAt(source, index) {
  return source.slice(0, index).split('\n').length;
}
