import { Problem } from '@servery/api';
import type { ZoneRecord } from '../kitchen/record.ts';
import { zonesOf } from './kitchen.ts';
import { merchants } from './merchants.ts';

/** The zones of each merchant whose kitchen was changed. */
export type KitchenChanges = [merchant_id: number, zones: readonly ZoneRecord[]][];

/** The zones of a world's kitchens. */
export class Kitchens {
  readonly #zones = new Map<number, readonly ZoneRecord[]>();
  #changed = new Set<number>();

  /** Starts anew. */
  begin(): void {
    this.#changed = new Set();
    for (const merchant of merchants) this.#zones.set(merchant.id, zonesOf(merchant));
  }

  /** The zones of a merchant as they are now. */
  of(merchant_id: number): readonly ZoneRecord[] {
    const zones = this.#zones.get(merchant_id);
    if (!zones) throw new Problem('notFound');
    return zones;
  }

  /** Keeps what a rule made of a kitchen. */
  keep(merchant_id: number, zones: readonly ZoneRecord[]): void {
    this.#zones.set(merchant_id, zones);
    this.#changed.add(merchant_id);
  }

  changes(): KitchenChanges {
    return [...this.#changed].map((id) => [id, this.of(id)]);
  }

  /** Puts changes back. */
  restore(changes: KitchenChanges): void {
    for (const [merchant_id, zones] of changes) this.keep(merchant_id, zones);
  }
}
