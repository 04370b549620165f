import { Problem } from '@servery/api';
import { guestLimitsOf } from '@servery/domain/guest';
import { waitingIn, pickNext } from '@servery/domain/queue';
import type { QueuePart, QueueStore } from '@servery/domain/commands';
import { queueAt } from '../queueAt.ts';
import type { World } from '../world.ts';
import type { MemoryUnit } from './MemoryUnit.ts';
import { emitChanges } from './emitChanges.ts';

function merchantWith({ ctx, world }: MemoryUnit, part: QueuePart, id: number): number {
  const found = ctx
    .scope('')
    .find((merchant_id) => world.queueBook(merchant_id)[part].some((row) => row.id === id));
  if (found === undefined) throw new Problem('notFound');
  return found;
}

function findByToken(world: World, part: QueuePart, token: string) {
  const merchant = world.merchants.find(({ id }) => token.startsWith(`${id}-`));
  const rows: readonly { id: number; token: string; is_deleted?: boolean }[] = merchant
    ? world.queueBook(merchant.id)[part]
    : [];
  const row = rows.find((one) => one.token === token && !one.is_deleted);
  if (!merchant || !row) throw new Problem('notFound');
  return { merchant_id: merchant.id, id: row.id };
}

/** The queues of a world. */
export const queueStore = (unit: MemoryUnit): QueueStore => {
  const { world } = unit;
  return {
    merchantWith: async (part, id) => merchantWith(unit, part, id),
    findByToken: async (part, token) => findByToken(world, part, token),
    claimNext: async (book, { queue_id, seats }) =>
      pickNext(waitingIn(book, queue_id), seats)?.id ?? null,
    async lock(merchant_id) {
      const { name, settings } = world.merchant(merchant_id);
      const { now, business_date, nextId } = unit.contextOf(merchant_id);
      const context = {
        now,
        business_date,
        nextId,
        limits: guestLimitsOf(settings),
        nextToken: () => `${merchant_id}-${crypto.randomUUID()}`,
        shop: { merchant_name: name, time_zone: settings.time_zone },
      };
      return { state: queueAt(world, merchant_id), context };
    },
    async save(before, { book }) {
      world.queues.save(book);
      const event = { kind: 'queue.changed', merchant_id: book.merchant_id } as const;
      emitChanges(world, { ...event, subject: 'queue' }, before.queues, book.queues);
      emitChanges(world, { ...event, subject: 'queue_entry' }, before.entries, book.entries);
    },
  };
};
