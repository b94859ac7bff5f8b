/** Signs that tell units and leaders apart, in 24 x 24. */
export interface Figure {
  readonly carried?: string;
  /** On the helmet. */
  readonly worn?: string;
  /** Instead of the helmet. */
  readonly hat?: string;
  /** Instead of the soldier: a gun or a vehicle from its right side. */
  readonly alone?: string;
  /** Set back behind it: a shield. */
  readonly pale?: string;
  /** Its counter is wider, and shows armor. */
  readonly vehicle?: true;
}

/** Those of the first edition. Leaders carry a pistol, a signal, a map. */
export const SOLDIERS = {
  riflemen: { carried: 'M18 23.5L21.6 2.4l1.1.2-2.5 21z' },
  scouts: { carried: 'M9.6 9.7a2.4 2.4 0 1 0 .01 0zM14.4 9.7a2.4 2.4 0 1 0 .01 0z' },
  gunners: {
    carried:
      'M.4 16.5L7.6 15.6v-1h2v-1.2h1.2v1.2h5.4v1l4 1.5v2.1l-4.2-1.1h-2.1a2.5 2.5 0 1 1-4.4 0H7.6v-.9L.4 18.2zM2.4 17.9h1.3L2.6 22.9H1.1zM4.3 17.9h1.3l1.9 5H6z',
  },
  snipers: {
    carried: 'M.8 21.6l.5-2.2 6.6-1.7 13.6-3.9.4 1.2-12.4 4.2-1.1 1.5-1.6.2-.4-.8-2.6.8zM8.6 16.6l6-1.7-.4-1.5-6 1.7z',
    worn: 'M8 7.4Q4.4 7.2 3 4.2 6.9 4.1 8 7.4ZM10.5 4.9Q8.2 2.8 8.5.3 11.6 1.9 10.5 4.9ZM13.8 4.6Q13 1.9 15 .1 16.4 2.7 13.8 4.6ZM16.2 7.2Q17 3.9 20.8 3.6 19.8 7 16.2 7.2Z',
  },
  mortar: {
    alone:
      'M2.5 20.6h9.5v2.1H2.5zM5.6 20.6L13.6 4l3.2 1.5-7.6 15.1zM12.6 11.6l1.5-.8 6.6 11.9h-2.1zM15.2 1.1q2.6-.9 4 1.4l-1.3 2.2-3-1.5z',
  },
  'squad-leader': { carried: 'M16.6 18.4l3.2-6.6-.9-.5.5-1 3.6 1.7-.5 1.1-1-.3-3 6.4z' },
  'platoon-sergeant': {
    carried: 'M16.8 18.6l2.4-9.4-.7-3 .9-3.2.9.2-.3 2.2 1.6-.2 1 .4-.2 2.8-1.3 1.2-1.7 9.4z',
  },
  'platoon-guide': { carried: 'M13.6 15.7l4.4-1.3 5 1.5v6.3l-5-1.5-4.4 1.3z' },
} as const satisfies Record<string, Figure>;
