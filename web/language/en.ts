/** The few words that are there before any page is. A new language is two files of the same shape: this one and its pages. */
export const en = {
  name: 'Kurgan',
  line: 'five board games, one table',
  skip: 'Skip to the content',
  loading: 'Loading',
  notLoaded: 'Part of the app could not be loaded. Check the connection and reload the page; your games are safe.',
  reload: 'Reload',
  notices: 'Notices',
  tableMenu: 'Game menu',
};
