export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 card`, `3 cards`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** `a grenade`, `an aircraft`, `an RPG-40`: letters that are spelled out count by their names. */
export const withArticle = (name: string): string =>
  `${/^[aeiou]|^[AEFHILMNORSX](?:[A-Z]|-?\d)|^[AEIOU]/.test(name) && !/^U[A-Z]/.test(name) ? 'an' : 'a'} ${name}`;
