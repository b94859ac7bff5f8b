/** Words around every page and at every table. A new language is two files of the same shape: this one and its pages. */
export const en = {
  name: 'English',
  app: {
    name: 'Kurgan',
    line: 'five board games, one table',
    skip: 'Skip to the content',
    rulebook: 'Rulebook',
    replays: 'Replays',
    settings: 'Settings',
    lobby: 'Start page',
    loading: 'Loading',
    close: 'Close',
    cancel: 'Cancel',
    undo: 'Undo',
    dismiss: 'Dismiss',
    menu: 'Menu',
    newVersion: 'A new version is ready.',
    reload: 'Reload',
    notices: 'Notices',
    foot: 'These games are about real people and a real war. Nothing here celebrates it. Unofficial and non-commercial; all drawings and texts are our own.',
  },
  missing: {
    title: 'There is nothing here',
    text: (path: string) => `No page of Kurgan has the address ${path}.`,
    game: (id: string) => `There is no game called “${id}” here.`,
    back: 'To the start page',
  },
  play: {
    save: 'Save as a file',
    report: 'Report a bug',
    rulebook: 'Rulebook',
    settings: 'Settings',
    watch: 'Watch from the beginning',
    leave: 'To the start page',
    menu: 'Game menu',
    unsaved: {
      'storage full':
        'This browser has no room left: the game goes on, but is not saved. Save it as a file before you leave.',
      'storage blocked':
        'This browser does not let Kurgan keep anything (a private window, perhaps): save the game as a file before you leave.',
    },
    elsewhere: 'This game went on in another tab. Here is where it stands now; nothing was lost.',
  },
  rule: {
    name: (id: string) => `Rule ${id}`,
    open: 'Open in the rulebook',
    unknown: (id: string) => `There is no rule ${id}.`,
  },
  trouble: {
    'unknown match': {
      title: 'This game is not in this browser',
      text: 'It may have been removed, or played in another browser. If you have its file, open it on the start page.',
    },
    'unknown game': {
      title: 'This version does not know that game',
      text: 'The file may come from a newer Kurgan: reload the page to get the newest version, then open it again.',
    },
    damaged: {
      title: 'This saved game is damaged',
      text: 'It cannot be continued, since its record no longer fits together. It was left as it is; if you saved a file of it, open that on the start page.',
    },
    'other version': {
      title: 'This game was played by other rules',
      text: 'The rules have changed since it began, so it cannot be continued exactly. It was left as it is.',
    },
    'not a match': {
      title: 'This file is not a Kurgan match',
      text: 'Choose a file that was saved with “Save as a file”.',
    },
    'storage full': {
      title: 'This browser has no room left',
      text: 'Remove a finished game or make room on the device, then try again.',
    },
    'storage blocked': {
      title: 'This browser keeps nothing',
      text: 'Kurgan may not store anything here (a private window, perhaps). You can play, but save the game as a file before you leave.',
    },
    'not loaded': {
      title: 'Part of the app could not be loaded',
      text: 'Check the connection and reload the page. Your games are safe.',
    },
    crashed: {
      title: 'The game’s engine stopped',
      text: 'Your game is safe up to the last action. Reload the page to go on.',
    },
    defect: {
      title: 'Something went wrong inside Kurgan',
      text: 'Your game stands as it did before. Reload the page to go on; a bug report from the game’s menu helps to mend it.',
    },
  },
};
