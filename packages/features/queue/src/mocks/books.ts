import { guestLimitsOf } from '@servery/domain/guest';
import { Problem } from '@servery/api';
import type {
  EntryRecord,
  QueueAct,
  QueueBook,
  QueueChange,
  QueueShop,
} from '@servery/domain/queue';
import { roomAt } from '@servery/domain/reservations';
import { houseAt, type Visit } from '@servery/domain/sample';

/** The queues of a merchant as they are today, and the tables that there are for those who wait. */
export const bookOf = ({ world, now }: Visit, merchant_id: number): QueueBook => ({
  ...world.queueBook(merchant_id),
  room: roomAt(houseAt(world, merchant_id), now),
});

/** Today's queues of the merchants in the caller's reach. */
export const booksOf = (visit: Visit, asked: number | ''): QueueBook[] =>
  visit.scope(asked).map((id) => bookOf(visit, id));

/** The queues that have a row with an id; those outside the caller's reach have none. */
export function bookWith(visit: Visit, part: 'queues' | 'entries', id: number): QueueBook {
  const book = booksOf(visit, '').find((one) => one[part].some((row) => row.id === id));
  if (!book) throw new Problem('notFound');
  return book;
}

/** The book, and the row in it, that a token names. */
export function byToken<Part extends 'queues' | 'entries'>(
  visit: Visit,
  part: Part,
  token: string,
): { book: QueueBook; row: QueueBook[Part][number]; shop: QueueShop } {
  const merchant = visit.world.merchants.find(({ id }) => token.startsWith(`${id}-`));
  const book = merchant && bookOf(visit, merchant.id);
  const rows: readonly (QueueBook[Part][number] & { is_deleted?: boolean })[] = book?.[part] ?? [];
  const row = rows.find((one) => one.token === token && !one.is_deleted);
  if (!book || !row) throw new Problem('notFound');
  const { name: merchant_name, settings } = merchant;
  return { book, row, shop: { merchant_name, time_zone: settings.time_zone } };
}

/** What a rule needs at a merchant. */
const actAt = ({ world, now }: Visit, merchant_id: number): QueueAct => ({
  now,
  business_date: world.today(merchant_id),
  nextId: () => world.nextId(),
  limits: guestLimitsOf(world.merchant(merchant_id).settings),
  nextToken: () => `${merchant_id}-${crypto.randomUUID()}`,
});

/** Decides about queues by a rule, keeps what came of it and tells of each row that changed. */
export function change<Made extends QueueChange>(
  visit: Visit,
  before: QueueBook,
  decide: (book: QueueBook, act: QueueAct) => Made,
): Made {
  const made = decide(before, actAt(visit, before.merchant_id));
  const known = new Set<object>([...before.queues, ...before.entries]);
  visit.world.queues.keep(made.book);
  for (const row of [...made.book.queues, ...made.book.entries])
    if (!known.has(row)) visit.world.tell('queue.changed', before.merchant_id, row);
  return made;
}

/** Everybody who ever joined a queue of a merchant. */
export const everybodyOf = ({ world }: Visit, merchant_id: number): readonly EntryRecord[] =>
  world.queues.whole(merchant_id).entries;
