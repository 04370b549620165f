import { Problem } from '@servery/api';
import type { EntryRecord, QueueBook, QueueShop } from '@servery/domain/queue';
import { queueAt, type RequestContext } from '@servery/sample';

/** Returns today's queues of the merchants that the caller can access. */
export const booksOf = (ctx: RequestContext, merchantId: number | ''): QueueBook[] =>
  ctx.scope(merchantId).map((id) => queueAt(ctx.world, id));

/**
 * Returns the row with a token, and the queue book that contains it.
 * @throws `notFound`
 */
export function byToken<Part extends 'queues' | 'entries'>(
  ctx: RequestContext,
  part: Part,
  token: string,
): { book: QueueBook; row: QueueBook[Part][number]; shop: QueueShop } {
  const merchant = ctx.world.merchants.find(({ id }) => token.startsWith(`${id}-`));
  const book = merchant && queueAt(ctx.world, merchant.id);
  const rows: readonly (QueueBook[Part][number] & { is_deleted?: boolean })[] = book?.[part] ?? [];
  const row = rows.find((one) => one.token === token && !one.is_deleted);
  if (!book || !row) throw new Problem('notFound');
  const { name: merchant_name, settings } = merchant;
  return { book, row, shop: { merchant_name, time_zone: settings.time_zone } };
}

/** Returns all entries that ever joined a queue of a merchant. */
export const everybodyOf = (
  { world }: RequestContext,
  merchant_id: number,
): readonly EntryRecord[] => world.queues.whole(merchant_id).entries;
