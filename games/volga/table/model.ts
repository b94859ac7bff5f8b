import { type Controller, type Moment, type Odds, TableModel, type Touch } from '@kurgan/kit';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { AREA_IDS, type AreaId } from '../data/areas.ts';
import type { UnitId } from '../data/units.ts';
import type { Frame, Open, View } from '../rules/state.ts';
import type { Turn } from './map/layout.ts';

/** The view of a moment of this game. A session carries views of any game. */
export const viewOf = ({ view }: Pick<Moment, 'view'>): View => view as View;

export const areaOf = (word: string | undefined): AreaId | undefined => AREA_IDS.find((id) => String(id) === word);

/** A choice names an Area by one of two words. Going there comes before the order to attack there. */
export const areaTouches = (area: AreaId): readonly Touch[] => [
  { name: 'to', word: String(area) },
  { name: 'area', word: String(area) },
];

export const unitTouch = (unit: UnitId): Touch => ({ name: 'unit', word: unit });

/** Area of a unit on the map, if any. */
export const standsIn = ({ areas }: Open, unit: string): AreaId | undefined =>
  AREA_IDS.find((id) => [...areas[id].fresh, ...areas[id].spent].some((each) => each === unit));

/** State shared by the parts of the table. */
export class VolgaModel extends TableModel {
  readonly open: ReadonlySignal<Open>;
  /** The frame of the step under way. */
  readonly frame: ReadonlySignal<Frame | undefined>;
  /** The map is turned where the window is wider than high. */
  readonly turn: ReadonlySignal<Turn> = computed(() => (this.isLandscape.value ? 'turned' : 'upright'));
  /** The Area under the pointer or with the focus. */
  readonly pointed = signal<AreaId | null>(null);
  /** The Area whose counters are spread out. */
  readonly fanned = signal<AreaId | null>(null);

  readonly #reckon = signal<typeof import('../rules/odds.ts').odds | null>(null);
  #isReckoning = false;

  constructor(controller: Controller) {
    super(controller);
    this.open = computed(() => viewOf(controller.session.moment.value).open);
    this.frame = computed(() => viewOf(controller.session.moment.value).flow.at(-1));
  }

  /** The pointer is over an Area. While the board moves under it, that means nothing. */
  point(area: AreaId): void {
    if (!this.camera.isMoving) this.pointed.value = area;
  }

  /**
   * The odds of an attack by everybody who can enter an Area. A session gives odds of legal actions alone, and this attack
   * is legal only once somebody has entered. Undefined until the rules for it are loaded.
   */
  oddsWithAll(area: AreaId): Odds | null | undefined {
    if (!this.#isReckoning) {
      this.#isReckoning = true;
      void import('../rules/odds.ts').then(({ odds }) => {
        this.#reckon.value = odds;
      });
    }
    const view = viewOf(this.controller.session.moment.value);
    return this.#reckon.value?.(view, 'german', { do: 'attack', area });
  }

  /** The touch among an Area's two names that is lit now, if any. */
  litTouch(area: AreaId): Touch | undefined {
    return areaTouches(area).find((touch) => this.controller.path.isLit(touch));
  }
  isChosen(area: AreaId): boolean {
    return areaTouches(area).some((touch) => this.controller.path.isTouched(touch));
  }
  isHinted(area: AreaId): boolean {
    const words = this.controller.hinted?.words;
    return words?.area === String(area) || words?.to === String(area);
  }

  touchArea(area: AreaId, { clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }): void {
    this.fanned.value = null;
    // Touching an Area that isn't highlighted during a move asks why nobody can go there.
    const isMoving = this.controller.session.moment.value.choices.some(({ verb }) => verb === 'move');
    const touch = this.litTouch(area) ?? { name: isMoving ? 'to' : 'area', word: String(area) };
    void this.controller.touch(touch, { x, y });
  }
  touchUnit(unit: UnitId, { clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }): void {
    if (!matchMedia('(hover: hover)').matches) this.fanned.value = null; // no pointer will leave the fan
    void this.controller.touch(unitTouch(unit), { x, y });
  }
}

/** Every part of the table reads from the model. */
export interface Props {
  readonly model: VolgaModel;
}
