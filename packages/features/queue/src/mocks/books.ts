import { Problem } from '@servery/api';
import type { EntryRecord, QueueBook, QueueShop } from '@servery/domain/queue';
import { queueAt, type Visit } from '@servery/domain/sample';

/** Today's queues of the merchants in the caller's reach. */
export const booksOf = (visit: Visit, asked: number | ''): QueueBook[] =>
  visit.scope(asked).map((id) => queueAt(visit.world, id));

/** The book, and the row in it, that a token names. */
export function byToken<Part extends 'queues' | 'entries'>(
  visit: Visit,
  part: Part,
  token: string,
): { book: QueueBook; row: QueueBook[Part][number]; shop: QueueShop } {
  const merchant = visit.world.merchants.find(({ id }) => token.startsWith(`${id}-`));
  const book = merchant && queueAt(visit.world, merchant.id);
  const rows: readonly (QueueBook[Part][number] & { is_deleted?: boolean })[] = book?.[part] ?? [];
  const row = rows.find((one) => one.token === token && !one.is_deleted);
  if (!book || !row) throw new Problem('notFound');
  const { name: merchant_name, settings } = merchant;
  return { book, row, shop: { merchant_name, time_zone: settings.time_zone } };
}

/** Everybody who ever joined a queue of a merchant. */
export const everybodyOf = ({ world }: Visit, merchant_id: number): readonly EntryRecord[] =>
  world.queues.whole(merchant_id).entries;
