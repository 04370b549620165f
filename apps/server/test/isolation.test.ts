import {
  allEndpoints,
  approve,
  cancelOrder,
  chooseOutlets,
  claimOrder,
  combineOrders,
  completeRefund,
  createPairedDevice,
  deletePairedDevice,
  displayMenu,
  displayOrders,
  editPlatformAccount,
  exportOrders,
  endDevice,
  getDashboard,
  getMerchantInfo,
  getOrder,
  getOutletPlan,
  getQuote,
  getUserInfo,
  handOverMerchants,
  invitePlatformAccount,
  liveEvents,
  listMembers,
  listOrders,
  listPairedDevices,
  listSignInLocks,
  listPaymentOptions,
  nameOf,
  patchPlatformAccount,
  placeOrder,
  replaceByDelivery,
  payTable,
  splitOrder,
  requestRefund,
  resolveReason,
  setOutletLimit,
  startView,
  uncombineOrders,
  toggleClaimStatus,
  toggleOrderStatus,
  togglePaymentStatus,
  updateOrder,
  updateOrderOwner,
  unlockSignIn,
  voidOrder,
  voidUnreadableOrder,
  type AnyEndpoint,
  type Client,
  type Input,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  documentsEndpoints as documentCalls,
  drawersEndpoints as drawerCalls,
  attendanceEndpoints as attendanceCalls,
  employeesEndpoints as employeeCalls,
  reportsEndpoints as reportCalls,
  kitchenEndpoints as kitchenCalls,
  merchantsEndpoints as merchantCalls,
  mediaEndpoints as mediaCalls,
  menuEndpoints as menuCalls,
  paymentsEndpoints as paymentsCalls,
  printingEndpoints as printingCalls,
  queueEndpoints as queueCalls,
  reservationsEndpoints as bookingCalls,
  settingsEndpoints as settingCalls,
  setUpGuideEndpoints as setUpGuideCalls,
  staffEndpoints as staffCalls,
  tablesEndpoints as tablesCalls,
} from '@servery/contracts';
import { rightsOf } from '@servery/domain/people';
import { entries, type Aim } from '../reliability/matrix/entries.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

interface Row {
  id: number;
  version: number;
}

/** A call that is valid except that its ids belong to another merchant. */
type Foreign = [to: AnyEndpoint, input: (theirs: Row, ours: Row) => object];

const aim =
  <E extends AnyEndpoint>(to: E) =>
  (input: (theirs: Row, ours: Row) => Input<E>): Foreign => [
    to,
    input as (theirs: Row, ours: Row) => object,
  ];
const on = ({ id: order_id, version }: Row) => ({ order_id, version });
const reason = 'Not ours';
const merchant_id = 101;

/**
 * The areas whose calls the matrix aims at one merchant's rows; here they are aimed at another
 * merchant's.
 */
const floor = [
  menuCalls,
  tablesCalls,
  queueCalls,
  bookingCalls,
  kitchenCalls,
  setUpGuideCalls,
  documentCalls,
  drawerCalls,
  employeeCalls,
  attendanceCalls,
  reportCalls,
  paymentsCalls,
  printingCalls,
  mediaCalls,
  merchantCalls,
  settingCalls,
  staffCalls,
];
const ofFloor = new Set<string>(floor.flatMap((calls) => [...calls]));
const isOfFloor = (to: AnyEndpoint) => ofFloor.has(nameOf(to));
/** Whether no merchant may call it, whatever it names. */
const isPlatforms = ({ capability }: AnyEndpoint) =>
  capability !== 'public' &&
  capability !== 'session' &&
  rightsOf('merchant', null).grants[capability] === 'deny';

/** A session of a person at the other merchant. */
let theirSession = 0;
interface NamesMerchant {
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** A shared device of the other merchant. */
let theirDevice = 0;

const foreign: Foreign[] = [
  aim(getOrder)(({ id }) => ({ params: { id } })),
  aim(getQuote)(({ id }) => ({ query: { order_id: id } })),
  aim(getUserInfo)(() => ({ params: { role: 'staff', id: 14 } })),
  aim(getDashboard)(() => ({ query: { merchant_id } })),
  aim(getMerchantInfo)(() => ({ query: { id: merchant_id } })),
  aim(startView)(() => ({ body: { merchant_id } })),
  aim(handOverMerchants)(() => ({ body: { from_id: 2, to_id: 4 } })),
  aim(listOrders)(() => ({ query: { merchant_id } })),
  aim(exportOrders)(() => ({ query: { merchant_id } })),
  aim(listMembers)(() => ({ query: { merchant_id } })),
  aim(listPaymentOptions)(() => ({ query: { merchant_id } })),
  aim(displayMenu)(() => ({ query: { merchant_id } })),
  aim(displayOrders)(() => ({ query: { merchant_id } })),
  aim(liveEvents)(() => ({ query: { merchant_id } })),
  aim(placeOrder)(() => ({
    body: { merchant_id, order_method: 'pickup', lines: [{ menu_id: 1, quantity: 1 }] },
  })),
  aim(toggleOrderStatus)((it) => ({ body: { ...on(it), status: 'accepted' } })),
  aim(toggleClaimStatus)(({ id }) => ({ query: { order_id: id } })),
  aim(claimOrder)((it) => ({ body: on(it) })),
  aim(voidOrder)((it) => ({ body: { ...on(it), reason } })),
  aim(voidUnreadableOrder)((it) => ({ body: { ...on(it), reason } })),
  aim(cancelOrder)((it) => ({ body: { ...on(it), reason } })),
  aim(requestRefund)((it) => ({ body: { ...on(it), lines: [], delivery_fee: true, reason } })),
  aim(completeRefund)((it) => ({ body: { ...on(it), refund_id: 1 } })),
  aim(resolveReason)((it) => ({ body: { ...on(it), code: 'sync_conflict', action: 'keep' } })),
  aim(combineOrders)((it, ours) => ({ body: { target_id: ours.id, orders: [on(ours), on(it)] } })),
  aim(payTable)((it, ours) => ({
    body: {
      table_id: 1_013_000,
      orders: [on(ours), on(it)],
      tenders: [{ payment_option_id: 1, amount: 1 }],
    },
  })),
  aim(uncombineOrders)((it) => ({ body: on(it) })),
  aim(splitOrder)((it) => ({ body: { ...on(it), bills: [[{ line_id: 1, quantity: 1 }]] } })),
  aim(combineOrders)((it, ours) => ({ body: { target_id: it.id, orders: [on(ours), on(it)] } })),
  aim(replaceByDelivery)((it) => ({
    body: {
      ...on(it),
      quote_id: 'any',
      customer_name: 'Us',
      phone: '+60123456789',
      address: 'Here, not there',
    },
  })),
  aim(updateOrder)(({ id, version }) => ({
    params: { order_id: id },
    body: { version, changes: [{ type: 'set_note', note: 'ours now' }] },
  })),
  aim(updateOrderOwner)((it) => ({ body: { ...on(it), member_id: null } })),
  aim(togglePaymentStatus)((it) => ({
    body: { paid: true, ...on(it), tenders: [{ payment_option_id: 1, amount: 100 }] },
  })),
  aim(approve)(({ id, version }) => ({
    body: { pin: '7315', request: { capability: 'order.void', object_id: id, version } },
  })),
  aim(endDevice)(() => ({ params: { id: theirSession }, body: {} })),
  aim(listPairedDevices)(() => ({ query: { merchant_id } })),
  aim(listSignInLocks)(() => ({ query: { merchant_id } })),
  aim(editPlatformAccount)(() => ({
    params: { id: 2 },
    body: { version: 1, name: 'Ours now', email: 'ours@example.com' },
  })),
  aim(patchPlatformAccount)(() => ({ params: { id: 2 }, body: { version: 1, is_active: false } })),
  aim(invitePlatformAccount)(() => ({ params: { id: 2 }, body: { version: 1 } })),
  aim(getOutletPlan)(() => ({ params: { id: 3 } })),
  aim(setOutletLimit)(() => ({ params: { id: 3 }, body: { version: 1, outlets_included: 1 } })),
  aim(chooseOutlets)(() => ({ params: { id: 3 }, body: { version: 1, outlets: [102] } })),
  aim(unlockSignIn)(() => ({ body: { kind: 'person', id: 14 } })),
  aim(createPairedDevice)(() => ({ body: { merchant_id, name: 'Ours now', kind: 'kitchen' } })),
  aim(deletePairedDevice)(() => ({ params: { id: theirDevice }, body: { version: 1 } })),
  ...entries
    .filter(({ to, at }) => isOfFloor(to) && at !== 'nothing')
    .map(({ to, input }): Foreign => [
      to,
      (order) => input({ merchant_id, order: { ...order, items: [] as unknown } } as Aim),
    ]),
];

const withoutIds = [
  'GET /admin/agent',
  'GET /admin/user',
  'POST /admin/user',
  'GET /account/devices',
  'GET /admin/platform_account',
  'GET /admin/sample',
  'GET /admin/setting',
  'POST /admin/platform_account',
  'POST /admin/sample/remove',
  'POST /admin/setting',
  'GET /book/:token',
  'GET /book/:token/time_list',
  'GET /booking/:token',
  'GET /bookmarks/data',
  'GET /guest_menu',
  'GET /guest_table',
  'GET /main-search/data',
  'GET /queue_display',
  'GET /queue_place',
  'GET /subscribe',
  'POST /admin/merchant/test_push_notification',
  'POST /admin/print_agent/here',
  'POST /admin/shortcut_pin',
  'POST /book/:token',
  'POST /booking/:token/cancel',
  'POST /bookmarks/update',
  'POST /change_password',
  'POST /device/pair',
  'POST /device/person',
  'POST /device/person/active',
  'POST /device/person/release',
  'DELETE /guest_cart/:id',
  'POST /guest_bill',
  'POST /guest_cart',
  'POST /guest_help',
  'POST /guest_order',
  'POST /invitation',
  'POST /invitation/accept',
  'PUT /guest_cart/:id',
  'POST /join_queue',
  'POST /leave_queue',
  'POST /login',
  'POST /print_agent/pair',
  'POST /subscribe',
  'POST /refresh',
  'POST /logout',
  'DELETE /admin/view_as',
  'GET /get_version',
  'GET /set_up',
  'POST /set_up',
];

test('every endpoint that takes an id has a case', () => {
  const aimed = new Set(foreign.map(([to]) => nameOf(to)));
  expect([...aimed, ...withoutIds].toSorted()).toEqual(
    Object.values(allEndpoints()).map(nameOf).toSorted(),
  );
});

describe.each(engines)('merchant isolation on %s', (engine) => {
  let server: TestServer;
  let outsider: Client;
  let theirs: Row;
  let ours: Row;
  const rowsOf = (merchant: number) =>
    all(
      server.database.kysely,
      sql<Row>`select id, version from orders where merchant_id = ${merchant} and list = 'new'
        order by id`,
    );
  beforeAll(async () => {
    server = await startTestServer(engine);
    outsider = await server.as('merchant.bangsar');
    await server.signIn('merchant');
    const [session] = await all(
      server.database.kysely,
      sql<Row>`select id, 0 as version from session where person_id = 11`,
    );
    theirSession = session!.id;
    const owner = await server.as('merchant');
    const body = { name: 'Pass', kind: 'kitchen' as const };
    theirDevice = (await owner.call(createPairedDevice, { body })).device.id;
    theirs = (await rowsOf(101))[0]!;
    ours = (await rowsOf(102))[0]!;
  });
  afterAll(() => server.close());

  const audited = () =>
    all(
      server.database.kysely,
      sql<{ object_id: number }>`select object_id from audit
        where merchant_id = 102 and action = 'access.refused'`,
    );
  const everything = () =>
    all(
      server.database.kysely,
      sql<{
        mark: string;
      }>`select md5(jsonb_agg(to_jsonb(o) order by o.id)::text) as mark from orders o
        union all select md5(jsonb_agg(to_jsonb(l) order by l.id)::text) from order_line l
        union all select count(*)::text from event
        union all select count(*)::text from audit where action <> 'access.refused'
        union all select count(*)::text from session where ended_at is null
        union all select count(*)::text from approval
        union all select count(*)::text from device where not is_deleted`,
    );

  test.each(foreign.map(([to, input]) => [nameOf(to), to, input] as const))(
    '%s finds and changes no row of another merchant, and is refused and audited if it names one',
    async (_, to, input) => {
      const [before, refusals] = [await everything(), await audited()];
      const given = input(theirs, ours);
      const { query, body }: NamesMerchant = given;
      const field = to.merchantField ?? 'merchant_id';
      const isNamed = query?.[field] ?? body?.[field];
      const response = to.stream
        ? outsider.open(to, given, AbortSignal.timeout(60_000))
        : outsider.call(to, given);
      await expect(response).rejects.toMatchObject(
        isNamed || isPlatforms(to)
          ? { code: 'forbidden', status: 403 }
          : { code: 'notFound', status: 404 },
      );
      expect(await everything()).toEqual(before);
      expect((await audited()).slice(refusals.length)).toEqual(
        // Without the capability, the named merchant isn't looked at.
        isNamed && !isPlatforms(to) ? [{ object_id: merchant_id }] : [],
      );
    },
  );

  test('an approval is not valid for another person', async () => {
    const owner = await server.as('merchant');
    const cashier = await server.as('cashier');
    const request = {
      capability: 'order.void' as const,
      object_id: theirs.id,
      version: theirs.version,
    };
    const { approval } = await owner.call(approve, { body: { pin: '8264', request } });
    const voiding = cashier.call(voidOrder, { body: { ...on(theirs), reason } }, { approval });
    await expect(voiding).rejects.toMatchObject({ code: 'approvalRequired' });
  });

  test('does not replay a response to another account’s key', async () => {
    const idempotencyKey = 'shared-by-chance';
    const body = { ...on(ours), status: 'accepted' as const };
    const owner = await server.as('merchant.bangsar');
    await owner.call(toggleOrderStatus, { body }, { idempotencyKey });
    const other = await server.as('merchant');
    const copy = other.call(toggleOrderStatus, { body }, { idempotencyKey });
    await expect(copy).rejects.toMatchObject({ code: 'notFound' });
  });
});
