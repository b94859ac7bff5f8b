/** Cuts a text so that every odd piece is one of the words: `['', 'Air', ' die']`. */
export function cutAt(text: string, marked: readonly string[]): readonly string[] {
  if (marked.length === 0) return [text];
  const escaped = marked.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
}
