export const importWords = {
  button: 'Import a file',
  note: 'A match saved on a device, up to 256 kB. A finished one becomes a replay that you can share by its link.',
  running: 'This match isn’t over: play it on here?',
  runningNote: 'It isn’t rated. Whoever has the file can work out its dice, so play it with people you trust.',
  side: (name: string) => `As ${name}`,
  cancel: 'Cancel',
  large: 'The file is larger than 256 kB.',
  unknown: 'This isn’t a match of a game that this server has.',
  failed: 'The server could not take the file. Try again in a moment.',
};
