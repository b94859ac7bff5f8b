/** The few words that are there before any page is. A new language is two files of the same shape: this one and its pages. */
export const en = {
  name: 'Kurgan',
  line: 'five board games, one table',
  skip: 'Skip to content',
  loading: 'Loading',
  notLoaded: 'Part of the app couldn’t load. Check your connection and reload the page. Your games are safe.',
  reload: 'Reload',
  notices: 'Notices',
  tableMenu: 'Game menu',
};
