/** Address of a folder of files, without a slash at its end. */
declare module '*?folder' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: like any other file's address from Vite
  export default address;
}

declare module 'virtual:catalogue' {
  export const CATALOGUE: readonly import('./catalogue.ts').Listed[];
}
