/** What the table as text says, in English; loaded with it. */
export const words = {
  choices: 'All choices',
  filter: 'Type to narrow; Enter takes the first',
  here: 'What can be done here',
  neighbours: 'Next to it',
};
