import { Problem } from '@servery/api';
import { guestLimitsOf } from '../../guest/limits.ts';
import { waitingIn } from '../../queue/rows.ts';
import { pickNext } from '../../queue/steps.ts';
import type { QueuePart, QueueStore } from '../../queue/store.ts';
import { queueAt } from '../queueAt.ts';
import type { World } from '../world.ts';
import type { Desk } from './Desk.ts';
import { tellChanged } from './tellChanged.ts';

function merchantWith({ visit, world }: Desk, part: QueuePart, id: number): number {
  const found = visit
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
export const queueStore = (desk: Desk): QueueStore => {
  const { world } = desk;
  return {
    merchantWith: async (part, id) => merchantWith(desk, part, id),
    findByToken: async (part, token) => findByToken(world, part, token),
    claimNext: async (book, { queue_id, seats }) =>
      pickNext(waitingIn(book, queue_id), seats)?.id ?? null,
    async lock(merchant_id) {
      const { name, settings } = world.merchant(merchant_id);
      const { now, business_date, nextId } = desk.act(merchant_id);
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
      world.queues.keep(book);
      for (const part of ['queues', 'entries'] as const)
        tellChanged(world, 'queue.changed', book.merchant_id, before[part], book[part]);
    },
  };
};
