import type { ZoneRecord } from '@servery/domain/kitchen';
import { zonesOf } from './kitchen.ts';
import { merchants } from '@servery/domain/fixtures';

/** The zones of each merchant whose kitchen has changed. */
export type KitchenChanges = [merchant_id: number, zones: readonly ZoneRecord[]][];

/** The kitchen zones of a world. */
export class Kitchens {
  readonly #zones = new Map<number, readonly ZoneRecord[]>();
  #changed = new Set<number>();

  /** Resets all zones to those of the sample. */
  begin(): void {
    this.#changed = new Set();
    for (const merchant of merchants) this.#zones.set(merchant.id, zonesOf(merchant));
  }

  /** Returns the current zones of a merchant; a new merchant has none. */
  of(merchant_id: number): readonly ZoneRecord[] {
    return this.#zones.get(merchant_id) ?? [];
  }

  /** Stores the zones of a kitchen after a rule has changed them. */
  save(merchant_id: number, zones: readonly ZoneRecord[]): void {
    this.#zones.set(merchant_id, zones);
    this.#changed.add(merchant_id);
  }

  changes(): KitchenChanges {
    return [...this.#changed].map((id) => [id, this.of(id)]);
  }

  /** Applies stored changes. */
  restore(changes: KitchenChanges): void {
    for (const [merchant_id, zones] of changes) this.save(merchant_id, zones);
  }
}
