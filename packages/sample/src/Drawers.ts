import {
  firstDrawer,
  type DrawerRecord,
  type OrderCash,
  type ShiftRecord,
} from '@servery/domain/drawers';
import type { SampleShifts } from './sampleShifts.ts';

/** The cash drawers, shifts and cash movements of a world. */
export interface DrawerChanges {
  drawers: [merchant_id: number, drawers: readonly DrawerRecord[]][];
  shifts: ShiftRecord[];
  cash: OrderCash[];
}

/** The cash drawers, shifts and cash movements of a world. */
export class Drawers {
  readonly #drawers = new Map<number, readonly DrawerRecord[]>();
  readonly #shifts = new Map<number, ShiftRecord>();
  #cash: OrderCash[] = [];
  #begun: SampleShifts = { shifts: [], cash: [] };

  /** Resets everything to the drawer that each merchant has from the start, and to these shifts. */
  begin(begun: SampleShifts): void {
    this.#begun = begun;
    this.#drawers.clear();
    this.#shifts.clear();
    for (const shift of begun.shifts) this.keep(shift);
    this.#cash = begun.cash;
  }

  /** Returns the drawers of a merchant. */
  of(merchant_id: number): readonly DrawerRecord[] {
    return this.#drawers.get(merchant_id) ?? [firstDrawer(merchant_id)];
  }

  /** All shifts, the oldest first. */
  get shifts(): readonly ShiftRecord[] {
    return [...this.#shifts.values()];
  }

  /** All cash movements, the oldest first. */
  get cash(): readonly OrderCash[] {
    return this.#cash;
  }

  /** Stores the drawers of a merchant after a rule has changed them. */
  save(merchant_id: number, drawers: readonly DrawerRecord[]): void {
    this.#drawers.set(merchant_id, drawers);
  }

  /** Stores a shift. */
  keep(shift: ShiftRecord): void {
    this.#shifts.set(shift.id, shift);
  }

  /** Adds cash movements. */
  add(...cash: readonly OrderCash[]): void {
    this.#cash = [...this.#cash, ...cash];
  }

  /** Everything that changed since the start. */
  changes(): DrawerChanges {
    return {
      drawers: [...this.#drawers],
      shifts: this.shifts.filter((shift) => !this.#begun.shifts.includes(shift)),
      cash: this.#cash.slice(this.#begun.cash.length),
    };
  }

  /** Applies stored changes. */
  restore({ drawers, shifts, cash }: DrawerChanges): void {
    for (const [merchant_id, all] of drawers) this.save(merchant_id, all);
    for (const shift of shifts) this.keep(shift);
    this.add(...cash);
  }
}
