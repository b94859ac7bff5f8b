declare module 'virtual:catalogue' {
  export const CATALOGUE: readonly import('./catalogue.ts').Listed[];
}
