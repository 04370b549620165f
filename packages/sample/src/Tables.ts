import type { Named } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import {
  factsOf,
  ordersByTable,
  withoutPastLinks,
  type CartRecord,
  type Floor,
  type TableRecord,
} from '@servery/domain/tables';
import { sampleTables } from './sampleTables.ts';

/** The changes of the floors since the start. */
export interface TableChanges {
  tables: TableRecord[];
  /** The carts of all merchants with changed carts. */
  carts: [merchant_id: number, carts: readonly CartRecord[]][];
}

/** The tables of a world with their carts. */
export class Tables {
  readonly #tables = new Map<number, TableRecord>();
  readonly #carts = new Map<number, readonly CartRecord[]>();
  readonly #named = new Map<number, Named[]>();
  #changed = new Set<number>();
  #filled = new Set<number>();

  /** Returns the tables that bookings of a merchant need soon. */
  bookedAt: (merchant_id: number, now: Date) => Floor['booked'] = () => undefined;

  /** Resets all tables to those of the sample at a point in time. */
  begin(orders: Iterable<OrderRecord>, born: Date): void {
    const { tables, carts } = sampleTables(orders, born);
    this.#tables.clear();
    this.#named.clear();
    for (const table of tables) this.#tables.set(table.id, table);
    this.#carts.clear();
    for (const [merchant_id, some] of Map.groupBy(carts, (line) => line.merchant_id))
      this.#carts.set(merchant_id, some);
    this.#changed = new Set();
    this.#filled = new Set();
  }

  /** Returns references to a merchant's tables, for choosing one. */
  named(merchant_id: number): Named[] {
    const known =
      this.#named.get(merchant_id) ?? this.of(merchant_id).map(({ id, name }) => ({ id, name }));
    this.#named.set(merchant_id, known);
    return known;
  }

  /** Returns the stored tables of a merchant in their order. */
  of(merchant_id: number): TableRecord[] {
    return [...this.#tables.values()]
      .filter((table) => table.merchant_id === merchant_id)
      .sort((a, b) => a.place - b.place);
  }

  /** Returns the cart lines of a merchant's tables. */
  cartsOf(merchant_id: number): readonly CartRecord[] {
    return this.#carts.get(merchant_id) ?? [];
  }

  /** Returns the merchant of a table or of a cart line. */
  merchantOf(id: number): number | undefined {
    const line = () => [...this.#carts.values()].flat().find((one) => one.id === id);
    return (this.#tables.get(id) ?? line())?.merchant_id;
  }

  /** Returns the current floor of a merchant with its orders. */
  floor(merchant_id: number, orders: Iterable<OrderRecord>, now: Date): Floor {
    const own = [...orders].filter((order) => order.merchant_id === merchant_id);
    const floor: Floor = {
      merchant_id,
      tables: this.of(merchant_id),
      orders: ordersByTable(
        own.flatMap((order) => factsOf(order) ?? []),
        now,
      ),
      carts: this.cartsOf(merchant_id),
      booked: this.bookedAt(merchant_id, now),
    };
    const settled = withoutPastLinks(floor, now);
    if (settled !== floor) this.save(settled);
    return settled;
  }

  /** Stores a floor after a rule has changed it. Returns the changed tables. */
  save({
    merchant_id,
    tables,
    carts,
  }: Pick<Floor, 'merchant_id' | 'tables' | 'carts'>): TableRecord[] {
    const changed = tables.filter((table) => this.#tables.get(table.id) !== table);
    for (const table of changed) {
      this.#tables.set(table.id, table);
      this.#changed.add(table.id);
    }
    this.saveCarts(merchant_id, carts);
    this.#named.delete(merchant_id);
    return changed;
  }

  /** Returns the lines in the carts of a merchant. */
  carts(merchant_id: number): readonly CartRecord[] {
    return this.#carts.get(merchant_id) ?? [];
  }

  /** Stores the carts of a merchant. */
  saveCarts(merchant_id: number, carts: readonly CartRecord[]): void {
    if (this.carts(merchant_id) === carts) return;
    this.#carts.set(merchant_id, carts);
    this.#filled.add(merchant_id);
  }

  changes(): TableChanges {
    return {
      tables: [...this.#changed].map((id) => this.#tables.get(id)!),
      carts: [...this.#filled].map((id) => [id, this.#carts.get(id) ?? []]),
    };
  }

  /** Applies stored changes. */
  restore({ tables, carts }: TableChanges): void {
    for (const table of tables) {
      this.#tables.set(table.id, table);
      this.#changed.add(table.id);
    }
    for (const [merchant_id, some] of carts) {
      this.#carts.set(merchant_id, some);
      this.#filled.add(merchant_id);
    }
    this.#named.clear();
  }
}
