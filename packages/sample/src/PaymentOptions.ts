import { merchants } from '@servery/domain/fixtures';
import { firstPaymentOption, type PaymentOptionRecord } from '@servery/domain/payments';

/** The payment options of each merchant who has changed them. */
export type PaymentOptionChanges = [merchant_id: number, options: readonly PaymentOptionRecord[]][];

/** The payment options of a world. */
export class PaymentOptions {
  readonly #options = new Map<number, readonly PaymentOptionRecord[]>();

  /** Resets all payment options to those of the sample. */
  begin(): void {
    this.#options.clear();
  }

  /** Returns the current options of a merchant; a new merchant takes cash. */
  of(merchant_id: number): readonly PaymentOptionRecord[] {
    const known = this.#options.get(merchant_id);
    const sample = merchants.find(({ id }) => id === merchant_id)?.payment_options;
    return known ?? sample ?? [firstPaymentOption(merchant_id)];
  }

  /** Stores the options of a merchant after a rule has changed them. */
  save(merchant_id: number, options: readonly PaymentOptionRecord[]): void {
    this.#options.set(merchant_id, options);
  }

  changes(): PaymentOptionChanges {
    return [...this.#options];
  }

  /** Applies stored changes. */
  restore(changes: PaymentOptionChanges): void {
    for (const [merchant_id, options] of changes) this.save(merchant_id, options);
  }
}
