/** Briefings by scenario, made for this project. */
export const BRIEFINGS: Readonly<Record<string, string>> = {
  1: 'First day in the line. A scratch combat team pushes past the railway east of Carentan and meets German infantry holding the houses of a tiny hamlet.',
  2: 'The advance reaches the outskirts of a larger village. A thin German squad with one machine gun has to stop two American squads before a single building is taken.',
  3: 'The Americans dig in above the canal; that evening the Germans raid across the water.',
  4: 'Three weeks of patrolling along the canal. An American sniper has slipped past the German river posts while two squads press from the front.',
  5: 'The division storms a defended river at dawn: two bridges must be held, with German mortars registered on the banks.',
  6: 'Bombs fall short on the first morning of Operation Cobra. A forward American platoon must get out through the fields while the Germans close in from the woods.',
  7: 'Cobra starts in earnest. Beyond a steep stream the main line of resistance is anchored on a cluster of farm buildings.',
  8: 'The Americans come down from the northern ridge into the town; a German mortar watches from the heights across the river.',
  9: 'The German counter-offensive has cut off the men on Hill 314. A relief platoon must cross open fields and reach the heights.',
  10: 'A reconnaissance platoon runs into a German advance guard and radios what it learns while it fights.',
  11: 'The strongest of the assaults on the isolated hilltop: three German squads attack three American positions at once.',
  12: 'Street fighting for the ruined town until the German retreat. Both sides start alike.',
};
