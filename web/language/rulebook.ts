/** The rulebook, and a rule beside the link that asked for it. */
export const rulebookWords = {
  rules: {
    title: (game: string) => `Rulebook: ${game}`,
    search: 'Search rules',
    searchHint: 'a word, or a rule’s name',
    contents: 'Chapters',
    found: (n: number) => (n === 0 ? 'No rule matches.' : n === 1 ? '1 rule' : `${n} rules`),
    print: 'Print',
  },
  rule: {
    name: (id: string) => `Rule ${id}`,
    open: 'Open in the rulebook',
    unknown: (id: string) => `There’s no rule ${id}.`,
  },
};
