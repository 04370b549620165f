import type { SettingChange } from '@servery/api';
import { firstPaymentOption } from '@servery/domain/payments';
import type { MerchantRecord } from '@servery/domain/people';
import { merchants, type SampleMerchant } from '@servery/domain/fixtures';

/** Returns a merchant without tables, menu, members, discounts or promotions. */
const emptyMerchant = (id: number) => ({
  is_read_only: false,
  features: {},
  trade: 0,
  tables: [],
  members: [],
  categories: [],
  items: [],
  options: [],
  discounts: [],
  promotions: [],
  payment_options: [firstPaymentOption(id)],
});

/** A change of a merchant's settings. */
export interface MerchantChange extends SettingChange {
  merchant_id: number;
}

/** The merchants of a world. */
export class Merchants {
  #merchants: readonly SampleMerchant[] = merchants;
  #changed = new Set<number>();
  /** The history of their settings, the oldest first. */
  history: readonly MerchantChange[] = [];

  /** Resets all merchants to those of the sample. */
  begin(): void {
    this.#merchants = merchants;
    this.#changed = new Set();
    this.history = [];
  }

  get all(): readonly SampleMerchant[] {
    return this.#merchants;
  }

  /** Adds a merchant, or changes its record. */
  keep(record: MerchantRecord): void {
    const known = this.#merchants.find(({ id }) => id === record.id);
    const merchant = { ...(known ?? emptyMerchant(record.id)), ...record };
    this.#merchants = known
      ? this.#merchants.map((one) => (one.id === record.id ? merchant : one))
      : [...this.#merchants, merchant];
    this.#changed.add(record.id);
  }

  /** Removes the merchants of the sample. */
  removeSample(): void {
    this.#merchants = this.#merchants.filter(({ is_sample }) => !is_sample);
  }

  /** Returns the records of the merchants that were added or changed since the start. */
  changes(): MerchantRecord[] {
    return this.#merchants.filter(({ id }) => this.#changed.has(id)).map(merchantRecordOf);
  }

  /** Applies stored changes. */
  restore(changes: readonly MerchantRecord[], history: readonly MerchantChange[]): void {
    this.history = history;
    for (const record of changes) this.keep(record);
  }
}

/** Returns the record of a merchant, without the options that its screens offer. */
export const merchantRecordOf = ({
  id,
  version,
  name,
  setup_status,
  parent,
  settings,
  features,
  suspension,
  closure,
  is_read_only,
  is_sample,
  created_at,
}: SampleMerchant): MerchantRecord => ({
  id,
  version,
  name,
  setup_status,
  parent,
  settings,
  features,
  suspension,
  closure,
  is_read_only,
  is_sample,
  created_at,
});
