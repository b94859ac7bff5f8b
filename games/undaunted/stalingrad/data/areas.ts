import type { Area } from './types.ts';

/** Parts of the city that a scenario is fought for, designed for this edition. */
export const AREAS: readonly Area[] = [
  { name: '9 January Square', tiles: ['503', '504', '505'] },
  { name: 'Milk House', tiles: ['502'] },
  { name: "Pavlov's House", tiles: ['506'] },
  { name: 'Military Store', tiles: ['402'] },
  { name: "Railwaymen's House", tiles: ['204'] },
  { name: 'House of Specialists', tiles: ['707'] },
  { name: 'Nail Factory', tiles: ['701'] },
  { name: 'House of the Air Force', tiles: ['305'] },
  { name: 'NKVD Headquarters', tiles: ['705'] },
  { name: "Gerhardt's Mill", tiles: ['607', '608'] },
  { name: 'Goods Yard', tiles: ['202', '102'] },
  { name: 'Penza Street', tiles: ['306', '406'] },
  { name: 'L-shaped House', tiles: ['206'] },
  { name: 'Railway Station', tiles: ['801', '802'] },
  { name: 'Hotel Quarter', tiles: ['602'] },
  { name: "Zabolotny's House", tiles: ['307'] },
  { name: 'Central Landing', tiles: ['809', '709'] },
  { name: 'Department Store', tiles: ['804'] },
  { name: 'State Bank', tiles: ['806'] },
];
