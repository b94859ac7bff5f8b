import { dictionary } from '../../language/index.ts';

/** Everything about who a player is on a server. */
export const accountWords = dictionary({
  title: 'You on this server',
  guest: 'You’re a guest: this browser alone keeps your seats. No email, no password.',
  account: 'You have an account: your recovery code brings you back on any device.',
  name: 'Name',
  nameNote: 'Two to 24 letters, figures and spaces. Others see it.',
  save: 'Save',
  saved: 'Saved.',
  keep: 'Recovery code',
  keepNote:
    'With a code, or a link that lasts, you come back from any browser, even if this one forgets you or the server gets another address. It makes your name yours, and your matches can be rated.',
  make: 'Make an account',
  another: 'Make another code',
  anotherNote: 'The old code stops working.',
  code: 'Your recovery code. It’s shown only once: write it down now.',
  lasting:
    'Or keep this link, as a bookmark or a picture. It brings you back like the code. If the server gets another address, put that in front of “/device”.',
  written: 'I’ve kept it',
  enter: 'I have a code',
  enterNote: 'Enter your recovery code to play as yourself here. Matches of this guest come along.',
  enterButton: 'Enter',
  move: 'Move to another device',
  moveNote: 'A link and QR code for one use within ten minutes. Whoever opens it can play as you.',
  moveButton: 'Show the link',
  devices: 'Devices',
  devicesNote: 'Browsers that can play as you.',
  thisDevice: 'this device',
  seen: (day: string) => `last here ${day}`,
  since: (day: string) => `since ${day}`,
  end: 'End',
  data: 'Your data',
  dataNote:
    'Kept here: your name, keys as hashes, your seats and results, what you said in chats. No email, no address beyond a day.',
  download: 'Download my data',
  remove: 'Delete me',
  removeNote: 'Empties your name, keys, notices and chat lines. Finished matches stay without your name.',
  reallyRemove: 'Really delete me, for good',
  failed: 'That didn’t work. Try again in a moment.',
  back: 'Your matches',
  device: {
    title: 'Play here as well?',
    note: 'This link lets this browser play as its owner. Matches of a guest in this browser come along.',
    button: 'Yes, this is my device',
    failed: 'This link isn’t valid any more. Make a new one on your other device, or enter your recovery code.',
  },
});
