/** Questions between the players, and rights of those who wait. */
export const panelWords = {
  dismiss: 'Dismiss',
  calledOff: 'The match was called off',
  calledOffNote: 'It has no result and counts for nobody.',
  toMatches: 'Your matches',
  withdraw: 'Withdraw',
  asked: {
    back: 'You asked to go back. You can play on; the question falls when the other side does.',
    draw: 'You offered a draw. It stands until the other side answers or acts.',
    'call off': 'You asked to call the match off. The other side has to agree.',
    'go on': 'You asked to go on by the new rules. The other side has to agree.',
  },
  refused: {
    back: (name: string) => `${name} won’t go back. Play on.`,
    draw: (name: string) => `${name} doesn’t want a draw. Play on.`,
    'call off': (name: string) => `${name} doesn’t want to call the match off. Play on.`,
    'go on': (name: string) => `${name} doesn’t want to go on by the new rules.`,
  },
  back: {
    title: (name: string) => `${name} asks to go back`,
    before: 'to before this:',
    facts: [
      'If a die lies behind it, the next rolls come from new dice.',
      'Everything before it stays as it is.',
      'If you act first, the question falls.',
    ],
    yes: (name: string) => `Let ${name} go back`,
    no: 'No',
  },
  draw: {
    title: (name: string) => `${name} offers a draw`,
    facts: ['The match ends at once, without a winner.', 'If you act first, the offer falls.'],
    yes: () => 'Accept the draw',
    no: 'Play on',
  },
  'call off': {
    title: (name: string) => `${name} asks to call the match off`,
    facts: ['It ends without a result and counts for nobody.', 'If you act first, the question falls.'],
    yes: () => 'Call it off',
    no: 'Play on',
  },
  'go on': {
    title: (name: string) => `${name} wants to go on by the new rules`,
    facts: ['The match goes on from the last position that was kept.', 'What came after it is lost.'],
    yes: () => 'Go on',
    no: 'Leave it',
  },
  outOfTime: {
    title: 'You’re out of time',
    note: (name: string) => `${name} may claim the win, give you time or call a bot. Until then you can still play.`,
  },
  late: {
    time: (name: string) => `${name} is out of time`,
    away: (name: string) => `${name} has been away for two minutes`,
    left: 'Your opponent has left for good',
    leftNote: 'The player was deleted. Claim the win, or let a bot play on.',
    note: (name: string) => `Choose what follows, or wait. If you choose nothing for seven days, ${name} has lost.`,
    win: 'Claim the win',
    more: { live: 'Give five minutes', mail: 'Give a day', free: '' },
    bot: 'Let a bot play on',
    botNote: (name: string) =>
      `If a bot plays on, ${name} has lost to you, and what you do against the bot isn’t rated.`,
    wait: 'Wait',
  },
};
