/** Ways in which a game ends, as a title and in a sentence. */
export const ENDINGS = {
  objectives: { title: 'objectives captured', told: 'the objectives are captured' },
  routed: { title: 'enemy routed', told: 'the enemy units are routed' },
  gained: { title: 'mission fulfilled', told: 'the mission points are gained' },
  held: { title: 'mission fulfilled', told: 'the mission points are held' },
  occupied: { title: 'ground occupied', told: 'the ground is occupied' },
  fullRout: { title: 'full rout', told: 'all enemy Riflemen are routed' },
  withdrawn: { title: 'enemy withdrawn', told: 'the enemy withdraws' },
  outlasted: { title: 'outlasted', told: 'the time is up' },
} as const;
