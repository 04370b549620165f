import { Problem } from '@servery/api';
import type { PaymentOptionStore } from '@servery/domain/commands';
import type { PaymentBook, PaymentChange } from '@servery/domain/payments';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { within } from '../../http/scope.ts';
import type { Rows } from '../../storage/db/rows.ts';
import { first, putRows, type Sql } from '../../storage/sql.ts';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf } from '../commands/recordChanges.ts';
import { optionsOf } from './load.ts';
import { paymentOptionRow } from './rows.ts';

/** Returns the merchant of an option. Throws `notFound` if it is outside the caller's scope. */
async function merchantOf({ sql: db, caller }: RequestContext, id: number): Promise<number> {
  const row = await first(
    db,
    sql<Pick<Rows['payment_option'], 'merchant_id'>>`select merchant_id from payment_option
      where id = ${id} and ${within(caller.scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

async function write(db: Sql, before: PaymentBook, { merchant_id, options }: PaymentBook) {
  const remaining = new Set(options.map(({ id }) => id));
  const gone = before.options.filter(({ id }) => !remaining.has(id)).map(({ id }) => id);
  if (gone.length > 0)
    await sql`delete from payment_option
      where merchant_id = ${merchant_id} and id = any(${gone}::bigint[])`.execute(db);
  const rows = changedOf(before.options, options).map((option) =>
    paymentOptionRow(merchant_id, option),
  );
  await putRows(db, 'payment_option', ['merchant_id', 'id'], rows);
}

async function save(
  ctx: RequestContext,
  before: PaymentBook,
  { book, id }: PaymentChange,
  did: string,
): Promise<void> {
  if (book === before) return;
  await write(ctx.sql, before, book);
  const was = before.options.find((option) => option.id === id) ?? null;
  const is = book.options.find((option) => option.id === id) ?? null;
  ctx.changes.push({
    kind: 'merchant.changed',
    merchant_id: book.merchant_id,
    subject: { kind: 'payment_option', id },
    version: (is ?? was)!.version,
    facts: { did },
    before: was && { ...was },
    after: is && { ...is },
  });
}

/** Returns the SQL store of payment options. */
export const paymentOptionStore = (ctx: RequestContext): PaymentOptionStore => ({
  merchantOf: (option_id) => merchantOf(ctx, option_id),
  async lock(merchant_id) {
    await lockMerchant(ctx.sql, merchant_id);
    // Waits for payments with these options, so that a deletion finds the payments.
    await sql`select 1 from payment_option where merchant_id = ${merchant_id}
      order by id for update`.execute(ctx.sql);
    const options = await optionsOf(ctx.sql, merchant_id);
    return { state: { merchant_id, options }, context: { nextId: ctx.host.nextId } };
  },
  save: (before, change, action) => save(ctx, before, change, action),
});
