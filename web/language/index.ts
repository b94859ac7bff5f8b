/** The few words that are there before any page is. */
export const words = {
  name: 'Kurgan',
  line: 'five board games, one table',
  skip: 'Skip to content',
  loading: 'Loading',
  notLoaded: 'Part of the app couldn’t load. Check your connection and reload the page. Your games are safe.',
  reload: 'Reload',
  notices: 'Notices',
  tableMenu: 'Game menu',
};
