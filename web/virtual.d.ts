/** Address of a folder of files, without a slash at its end. */
declare module '*?folder' {
  export const address: string;
}

declare module 'virtual:catalogue' {
  export const CATALOGUE: readonly import('./catalogue.ts').Listed[];
}
