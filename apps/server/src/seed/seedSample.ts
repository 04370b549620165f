import {
  merchants,
  people,
  sampleJobs,
  sampleOrders,
  samplePrinters,
  sampleTables,
  sampleWallets,
  zonesOf,
  type SampleMerchant,
} from '@servery/domain/sample';
import { hashPassword } from '../http/passwords.ts';
import { zoneRow } from '../kitchen/rows.ts';
import { encodeDrawings, insertMedia } from '../media/insertSample.ts';
import { insertMenu } from '../menu/insertMenu.ts';
import { insertOrders } from '../orders/save.ts';
import { searchTextOf } from '../orders/rowsOf.ts';
import { lookupOf } from '../session/pin.ts';
import { usernameKey } from '../session/signIn.ts';
import { jobRow, printerRow } from '../printing/rows.ts';
import { insertQueues } from '../queue/insertQueues.ts';
import { insertReservations } from '../reservations/insertReservations.ts';
import { insertRows, type Db, type Row, type Sql } from '../sql.ts';
import { insertTables } from '../tables/insertTables.ts';
import { insertLedger } from '../wallet/insertLedger.ts';
import { signInsFor, type SignIn } from './signIns.ts';

/** How much of the sample to write, and who may sign in to it. */
export interface SeedWish {
  now: Date;
  pepper: string;
  /** Trading days before today: 90 unless told. */
  days?: number;
  /** Orders a day at the busiest outlet. */
  perDay?: number;
  /** Everybody's password; a random one each where it is left out. */
  password?: string;
}

const batch = 400;

const merchantRow = ({
  id,
  version,
  name,
  setup_status,
  parent,
  settings,
}: SampleMerchant): Row => ({
  merchant_id: id,
  version,
  name,
  setup_status,
  parent_id: parent.id,
  parent_name: parent.name,
  settings,
});

async function insertChoices(db: Sql, shop: SampleMerchant, now: Date): Promise<void> {
  const merchant_id = shop.id;
  const rows = (items: readonly object[]) =>
    items.map((item, place): Row => ({ merchant_id, place, ...item }));
  const named = <T extends { name: string }>(items: readonly T[], ...also: (keyof T)[]) =>
    items.map((item): Row => {
      const searched = [item.name, ...also.map((key) => String(item[key]))];
      const name_key = item.name.toLowerCase();
      return { merchant_id, ...item, name_key, search_text: searchTextOf(...searched) };
    });
  await insertMenu(db, shop, now);
  await insertRows(
    db,
    'kitchen_zone',
    zonesOf(shop).map((zone) => zoneRow(merchant_id, zone)),
  );
  await insertRows(db, 'discount', rows(shop.discounts));
  await insertRows(db, 'promotion', rows(shop.promotions));
  await insertRows(db, 'payment_option', named(shop.payment_options));
  await insertRows(db, 'member', named(shop.members, 'phone'));
}

/** Hashes one after the other: each takes a core. A password that many share is hashed once. */
async function personRows(signIns: ReadonlyMap<number, SignIn>, pepper: string): Promise<Row[]> {
  const hashes = new Map<string, string>();
  const hashOf = async (secret: string) => {
    const hash = hashes.get(secret) ?? (await hashPassword(secret));
    hashes.set(secret, hash);
    return hash;
  };
  const rows: Row[] = [];
  for (const { id, username, name, role, template, merchant_id } of people) {
    const { password, pin } = signIns.get(id)!;
    const hasPin = pin !== null && merchant_id !== null;
    rows.push({
      id,
      username,
      username_key: usernameKey(username),
      name,
      role,
      template,
      merchant_id,
      password_hash: await hashOf(password),
      pin_lookup: hasPin ? lookupOf(pepper, merchant_id, pin) : null,
      pin_hash: hasPin ? await hashOf(pin) : null,
      is_active: true,
    });
  }
  return rows;
}

const scopeRows = (): Row[] =>
  people
    .filter(({ role }) => role !== 'admin')
    .flatMap(({ id, merchant_ids }) =>
      merchant_ids.map((merchant_id) => ({ merchant_id, person_id: id })),
    );

/** The last number called out on each day, so that the next one goes on from there. */
function dayNumbers(orders: ReturnType<typeof sampleOrders>): Row[] {
  const last = new Map<string, Row & { last: number }>();
  for (const { merchant_id, business_date, number } of orders) {
    const name = `${merchant_id} ${business_date}`;
    const reached = Math.max(last.get(name)?.last ?? 0, Number(number.replace(/\D/g, '')));
    last.set(name, { merchant_id, business_date, last: reached });
  }
  return [...last.values()];
}

/** Printers, and what they printed last. */
async function insertPrints(
  db: Sql,
  shop: SampleMerchant,
  orders: ReturnType<typeof sampleOrders>,
): Promise<void> {
  const printers = samplePrinters(shop);
  const jobs = sampleJobs(shop, orders);
  const lastOf = (id: number) =>
    jobs
      .filter(({ printer_id, state }) => printer_id === id && state === 'printed')
      .reduce<string | null>(
        (last, { state_at }) => (last && last > state_at ? last : state_at),
        null,
      );
  await insertRows(
    db,
    'printer',
    printers.map((one) => printerRow({ ...one, printed_at: lastOf(one.id) })),
  );
  const nameOf = (id: number) => printers.find((one) => one.id === id)?.name ?? '';
  await insertRows(
    db,
    'print_job',
    jobs.map((job) => jobRow(job, nameOf(job.printer_id))),
  );
}

/** Writes the sample in one transaction, all of it or nothing; answers how its people sign in. */
export async function seedSample(database: Db, wish: SeedWish): Promise<SignIn[]> {
  const signIns = signInsFor(people, merchants, wish.password);
  const persons = await personRows(signIns, wish.pepper);
  const orders = sampleOrders(wish);
  const drawn = await encodeDrawings();
  await database.transaction(async (trx) => {
    await insertRows(trx, 'merchant', merchants.map(merchantRow));
    await insertRows(trx, 'person', persons);
    await insertRows(trx, 'person_merchant', scopeRows());
    for (const shop of merchants) await insertChoices(trx, shop, wish.now);
    for (const shop of merchants) await insertMedia(trx, shop, wish, drawn);
    for (let i = 0; i < orders.length; i += batch)
      await insertOrders(trx, orders.slice(i, i + batch));
    const floors = sampleTables(orders, wish.now);
    await insertTables(trx, floors);
    await insertRows(trx, 'day_number', dayNumbers(orders));
    await insertLedger(trx, sampleWallets(orders));
    for (const shop of merchants) await insertQueues(trx, shop, wish.now);
    for (const shop of merchants) await insertReservations(trx, shop, floors.tables, wish.now);
    for (const shop of merchants) await insertPrints(trx, shop, orders);
  });
  return [...signIns.values()];
}
