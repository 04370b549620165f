import {
  merchants,
  people,
  sampleAttendance,
  sampleEmployees,
  sampleJobs,
  sampleOrders,
  samplePrinters,
  sampleTables,
  sampleWallets,
  zonesOf,
  type SampleMerchant,
} from '@servery/sample';
import { firstDrawer } from '@servery/domain/drawers';
import { searchKey } from '@servery/domain/search';
import { hashPassword } from '../http/passwords.ts';
import { zoneRow } from '../areas/kitchen/rows.ts';
import { insertShifts } from '../areas/drawers/insertSample.ts';
import { drawerRow } from '../areas/drawers/rows.ts';
import { entryRow } from '../areas/attendance/rows.ts';
import { employeeRow } from '../areas/employees/rows.ts';
import { paymentOptionRow } from '../areas/payments/rows.ts';
import { insertDocuments } from '../areas/documents/insertSample.ts';
import { encodeDrawings, insertMedia } from '../areas/media/insertSample.ts';
import { putMerchant } from '../areas/merchants/putMerchant.ts';
import { insertMenu } from '../areas/menu/insertMenu.ts';
import { insertOrders } from '../areas/orders/save.ts';
import { nameKeysOf } from '../storage/searchTextOf.ts';
import { lookupOf } from '../session/pin.ts';
import { usernameKey } from '@servery/domain/commands';
import { jobRow, printerRow } from '../areas/printing/rows.ts';
import { insertQueues } from '../areas/queue/insertQueues.ts';
import { insertReservations } from '../areas/reservations/insertReservations.ts';
import { insertRows, type Db, type Row, type Sql } from '../storage/sql.ts';
import { insertTables } from '../areas/tables/insertTables.ts';
import { insertLedger } from '../areas/wallet/insertLedger.ts';
import { signInsFor, type SignIn } from './signIns.ts';

/** The size of the sample and the secrets of its people. */
export interface SeedInput {
  now: Date;
  pepper: string;
  /**
   * The number of trading days before today.
   * @default 90
   */
  days?: number;
  /** The number of orders per day at the busiest outlet. */
  perDay?: number;
  /**
   * The password of everyone in the sample.
   * @default a random one for each person
   */
  password?: string;
}

// Small enough for a slow machine: a statement of the embedded engine has 15 seconds.
const batch = 100;

async function insertChoices(db: Sql, shop: SampleMerchant, now: Date): Promise<void> {
  const merchant_id = shop.id;
  const rows = (items: readonly object[]) =>
    items.map((item, place): Row => ({ merchant_id, place, ...item }));
  const named = (items: readonly { name: string }[]) =>
    items.map((item): Row => {
      return { merchant_id, ...item, ...nameKeysOf(item.name) };
    });
  await insertMenu(db, shop, now);
  await insertRows(
    db,
    'kitchen_zone',
    zonesOf(shop).map((zone) => zoneRow(merchant_id, zone)),
  );
  await insertRows(db, 'discount', rows(shop.discounts));
  await insertRows(db, 'promotion', rows(shop.promotions));
  await insertRows(
    db,
    'payment_option',
    shop.payment_options.map((option) => paymentOptionRow(merchant_id, option)),
  );
  await insertRows(db, 'drawer', [drawerRow(merchant_id, firstDrawer(merchant_id))]);
  await insertRows(
    db,
    'employee',
    sampleEmployees(merchant_id).map((employee) => employeeRow(merchant_id, employee)),
  );
  await insertRows(
    db,
    'attendance_entry',
    sampleAttendance(shop, now).map((entry) => entryRow(merchant_id, entry)),
  );
  await insertRows(db, 'member', named(shop.members));
}

/**
 * Hashes secrets one at a time, because each needs a CPU core; a shared password is hashed only
 * once.
 */
async function personRows(signIns: ReadonlyMap<number, SignIn>, pepper: string): Promise<Row[]> {
  const hashes = new Map<string, string>();
  const hashOf = async (secret: string) => {
    const hash = hashes.get(secret) ?? (await hashPassword(secret));
    hashes.set(secret, hash);
    return hash;
  };
  const rows: Row[] = [];
  for (const person of people) {
    const { id, username, name, role, template, merchant_id, own } = person;
    const { password, pin } = signIns.get(id)!;
    const hasPin = pin !== null && merchant_id !== null;
    rows.push({
      id,
      username,
      username_key: usernameKey(username),
      name,
      ...nameKeysOf(name, username),
      role,
      template,
      merchant_id,
      password_hash: await hashOf(password),
      pin_lookup: hasPin ? lookupOf(pepper, merchant_id, pin) : null,
      pin_hash: hasPin ? await hashOf(pin) : null,
      is_active: person.is_active,
      version: person.version,
      phone: person.phone,
      email: person.email,
      email_key: searchKey(person.email),
      grants: own.grants,
      discount_free_rate: own.discount_free_rate,
      created_at: person.created_at,
      is_sample: true,
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

/** Returns the last order number of each day, so that the next one continues from it. */
function dayNumbers(orders: ReturnType<typeof sampleOrders>): Row[] {
  const last = new Map<string, Row & { last: number }>();
  for (const { merchant_id, business_date, number } of orders) {
    const name = `${merchant_id} ${business_date}`;
    const reached = Math.max(last.get(name)?.last ?? 0, Number(number.replace(/\D/g, '')));
    last.set(name, { merchant_id, business_date, last: reached });
  }
  return [...last.values()];
}

/** Inserts printers and their latest jobs. */
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
    printers.map((printer) => printerRow({ ...printer, printed_at: lastOf(printer.id) })),
  );
  const nameOf = (id: number) => printers.find((printer) => printer.id === id)?.name ?? '';
  await insertRows(
    db,
    'print_job',
    jobs.map((job) => jobRow(job, nameOf(job.printer_id))),
  );
}

/** Inserts the whole sample in one transaction; returns the sign-ins of its people. */
export async function seedSample(database: Db, input: SeedInput): Promise<SignIn[]> {
  const signIns = signInsFor(people, merchants, input.password);
  const persons = await personRows(signIns, input.pepper);
  const orders = sampleOrders(input);
  const drawn = await encodeDrawings();
  await database.transaction(async (trx) => {
    for (const merchant of merchants) await putMerchant(trx, merchant);
    await insertRows(trx, 'person', persons);
    await insertRows(trx, 'person_merchant', scopeRows());
    for (const shop of merchants) await insertChoices(trx, shop, input.now);
    for (const shop of merchants) await insertDocuments(trx, shop, input.now);
    for (const shop of merchants) await insertMedia(trx, shop, input, drawn);
    for (let i = 0; i < orders.length; i += batch)
      await insertOrders(trx, orders.slice(i, i + batch));
    const floors = sampleTables(orders, input.now);
    await insertTables(trx, floors);
    await insertRows(trx, 'day_number', dayNumbers(orders));
    await insertShifts(trx, orders, input.now);
    await insertLedger(trx, sampleWallets(orders));
    for (const shop of merchants) await insertQueues(trx, shop, input.now);
    for (const shop of merchants) await insertReservations(trx, shop, floors.tables, input.now);
    for (const shop of merchants) await insertPrints(trx, shop, orders);
  });
  return [...signIns.values()];
}
