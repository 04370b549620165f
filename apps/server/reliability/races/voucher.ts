import { sql } from 'kysely';
import { first, insertRows } from '../../src/storage/sql.ts';
import { redeemVoucher, reserveVoucher, type VoucherUse } from '../../src/areas/vouchers/redeem.ts';
import type { TestServer } from '../../test/serverOn.ts';
import type { Race } from './harness.ts';

const merchant_id = 101;
const each = 10;

type Use = (server: TestServer, use: VoucherUse) => Promise<boolean>;

const use: Use = ({ host }, one) =>
  host.database.transaction(
    async (trx) =>
      (await reserveVoucher(trx, one, host.now())) && (await redeemVoucher(trx, one, host.now())),
  );

/** Checks whether the voucher is available, then redeems it. */
const useNaively: Use = async ({ database: { kysely: db } }, { code, order_id }) => {
  const row = await first(
    db,
    sql<{ state: string }>`select state from voucher
      where merchant_id = ${merchant_id} and code = ${code}`,
  );
  if (row?.state !== 'available') return false;
  await sql`update voucher set state = 'redeemed', order_id = ${order_id}
    where merchant_id = ${merchant_id} and code = ${code}`.execute(db);
  return true;
};

async function racing(server: TestServer, tries: number, redeem: Use): Promise<Race> {
  const { database, host } = server;
  const legal = Math.ceil(tries / each);
  const series = host.nextId();
  const codes = Array.from({ length: legal }, (_, i) => `R${series}-${i}`);
  const valid_until = new Date(host.now().getTime() + 86_400_000);
  for (let i = 0; i < legal; i += 1_000)
    await insertRows(
      database.kysely,
      'voucher',
      codes
        .slice(i, i + 1_000)
        .map((code) => ({ merchant_id, id: host.nextId(), code, state: 'available', valid_until })),
    );
  return {
    tries,
    atOnce: 32,
    attempt: (index) => {
      const code = codes[Math.floor(index / each)]!;
      return redeem(server, { merchant_id, code, order_id: host.nextId() });
    },
    effects: async () => {
      const row = await first(
        database.kysely,
        sql<{ n: number }>`select count(*) as n from voucher
          where merchant_id = ${merchant_id} and state = 'redeemed'
            and code like ${`R${series}-%`}`,
      );
      return { legal, stored: row!.n };
    },
  };
}

/** Ten orders redeem each voucher. */
export const voucher = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, use);
/** The same without a lock. */
export const naiveVoucher = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, useNaively);
