import { Problem } from '@servery/api';
import type { PaymentOptionStore } from '@servery/domain/commands';
import { paymentsAt } from '../paymentsAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The payment options of a world. */
export const paymentOptionStore = ({ ctx, world }: MemoryUnit): PaymentOptionStore => ({
  async merchantOf(option_id) {
    const found = ctx
      .scope('')
      .find((merchant_id) =>
        world.paymentOptions.of(merchant_id).some(({ id }) => id === option_id),
      );
    if (found === undefined) throw new Problem('notFound');
    return found;
  },
  lock: async (merchant_id) => ({
    state: paymentsAt(world, merchant_id),
    context: { nextId: () => world.nextId() },
  }),
  async save(before, { book, id }) {
    if (book === before) return;
    world.paymentOptions.save(book.merchant_id, book.options);
    const option = [...book.options, ...before.options].find((one) => one.id === id)!;
    world.emit({
      kind: 'merchant.changed',
      merchant_id: book.merchant_id,
      subject: { kind: 'payment_option', id },
      version: option.version,
    });
  },
});
