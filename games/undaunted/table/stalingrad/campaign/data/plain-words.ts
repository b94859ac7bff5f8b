/** Words about orders and choices that are always the same. */
export const PLAIN_WORDS = {
  standing: { upgraded: 'upgraded', regular: '', reserve: 'reserve' },
  over: 'The campaign is over',
  you: 'You',
  must: 'must',
  isNew: 'New for you',
  rules: 'Special rules',
  onlyYou: 'Only you know:',
  youAreReady: 'You are ready.',
  toOrders: 'Read your orders',
  goOn: 'Continue',
  back: 'Back',
  choose: { decks: 'Choose your deck', integrate: 'Form the new squad', reserves: 'Choose reserves' },
  confirm: { decks: 'Confirm deck', integrate: 'Confirm squad', reserves: 'Confirm reserves' },
  atOnce: {
    decks: 'Begin with the standard deck',
    integrate: 'Keep the best soldiers',
    reserves: 'Take the best reserves',
  },
  standard: { decks: 'Standard deck', integrate: 'Best soldiers', reserves: 'Best reserves' },
  help: {
    decks: 'Your supply is open; nobody sees which of these soldiers you take until both sides have chosen.',
    integrate:
      'Two squads become one. Soldiers you don’t keep leave the platoon for good; reserves go back to the reserve deck.',
    reserves: 'A soldier of your integrated squad was lost for good. Choose who takes the place.',
  },
  alsoInDeck: 'Also in your deck',
} as const;
