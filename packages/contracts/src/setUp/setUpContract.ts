import {
  createCategory,
  createMenu,
  displayMenu,
  displayOrders,
  editPlatformSetting,
  getDashboard,
  getMerchantInfo,
  getPrintTemplate,
  getSetUp,
  getSetUpGuide,
  getUserInfo,
  goLive,
  listPaymentOptions,
  listTables,
  login,
  nameOf,
  placeOrder,
  setUp,
  submitMerchantDocuments,
  togglePaymentStatus,
  type Input,
} from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ContractHost } from '../host.ts';
import { refused, Stage } from '../Stage.ts';

/** The endpoints covered by the contract of setting up, as `GET /path`. */
export const setUpEndpoints: ReadonlySet<string> = new Set([getSetUp, setUp].map(nameOf));

/** A contract host with the sample alone, and the code that sets up a business on it. */
export interface SetUpHost extends ContractHost {
  setUpCode: string;
}

const new_password = 'lemang over an open fire';
const business = 'Kopitiam Jaya';

/** Registers the tests that any host must pass whose own business is set up. */
export function setUpContract(start: () => Promise<SetUpHost> | SetUpHost): void {
  const stage = new Stage();
  let host: SetUpHost;
  /** The username of the owner. */
  let winner = '';
  beforeAll(() => stage.open(async () => (host = await start())));
  const browser = async () => stage.recorded(await host.browser());
  const input = (more: Partial<Input<typeof setUp>['body']> = {}) => ({
    body: {
      code: host.setUpCode,
      business,
      name: 'Lim Mei Ling',
      username: 'mei.ling',
      new_password,
      time_zone: 'Asia/Kuala_Lumpur',
      ...more,
    },
  });
  const isOpen = async () => (await (await browser()).call(getSetUp, {})).is_open;

  const defaults = {
    service_charge: { rate: 1000, is_taxed: true, methods: ['dine_in' as const] },
    tax: { rate: 600, is_inclusive: true },
  };
  test('new businesses can start with a service charge and a tax', async () => {
    const body = { type: 'new_business' as const, version: 0, value: defaults };
    const saved = await stage.as('admin', editPlatformSetting, { body });
    expect(saved).toMatchObject({ version: 1, value: defaults });
  });

  describe('setting up a business', () => {
    test.each([
      ['code', 'wrong', { code: 'abcd-efgh-jkmn' }],
      ['username', 'taken', { username: 'Cashier' }],
      ['username', 'min_length', { username: 'ml' }],
      ['username', 'regex', { username: 'mei ling' }],
      ['new_password', 'tooCommon', { new_password: 'password123' }],
      ['new_password', 'isName', { username: 'qwibblefex', new_password: 'qwibblefex' }],
      ['business', 'min_length', { business: ' ' }],
      ['time_zone', 'check', { time_zone: 'Asia/Atlantis' }],
    ] as const)('refuses a bad %s: %s', async (field, code, more) => {
      const { call } = await browser();
      expect(await refused(call(setUp, input(more)))).toMatchObject({
        code: 'invalid',
        matter: { fields: { [field]: { code } } },
      });
      expect(await isOpen()).toBe(true);
    });

    test('succeeds for one of two people who do it at once', async () => {
      const people = ['mei.ling', 'mei.ling.2'];
      const calls = await Promise.allSettled(
        people.map(async (username) => (await browser()).call(setUp, input({ username }))),
      );
      expect(calls.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      winner = people[calls.findIndex(({ status }) => status === 'fulfilled')]!;
      expect(calls.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'notAllowedNow', matter: { details: { why: 'set_up' } } },
      });
      expect(await isOpen()).toBe(false);
    });

    test('is over after the first business', async () => {
      const { call } = await browser();
      expect(await refused(call(setUp, input({ username: 'another' })))).toMatchObject({
        code: 'notAllowedNow',
      });
    });
  });

  describe('a new business', () => {
    const owner = async () => {
      const client = await browser();
      await client.call(login, { body: { username: winner, password: new_password } });
      return client;
    };

    test('belongs to its owner, who can do everything there', async () => {
      const { call } = await owner();
      const user = await call(getUserInfo, { params: { role: 'user', id: 'me' } });
      expect(user).toMatchObject({
        name: 'Lim Mei Ling',
        role: 'merchant',
        merchant: { name: business },
        merchants: [{ time_zone: 'Asia/Kuala_Lumpur', day_start: '04:00', currency: 'MYR' }],
        rights: { grants: { 'menu.edit': 'allow', 'order.create': 'allow' } },
      });
    });

    test('starts empty, and takes cash', async () => {
      const { call } = await owner();
      expect(await call(getMerchantInfo, { query: {} })).toMatchObject({
        name: business,
        setup_status: 'draft',
        settings: {
          service_charge: defaults.service_charge,
          tax_classes: [{ code: 'SST', ...defaults.tax }],
        },
        parent: null,
        employees: [],
        tables: [],
      });
      expect((await call(listPaymentOptions, { query: {} })).aaData).toMatchObject([
        { name: 'Cash', kind: 'cash', channel: 'offline' },
      ]);
      expect((await call(listTables, { query: {} })).aaData).toEqual([]);
      expect((await call(displayOrders, { query: {} })).orders).toEqual([]);
      expect((await call(getDashboard, { query: {} })).outlets).toMatchObject([{ name: business }]);
    });

    test('prints kitchen tickets automatically', async () => {
      const { call } = await owner();
      expect(await call(getPrintTemplate, { query: {} })).toMatchObject({
        auto_kitchen: ['dine_in', 'pickup', 'delivery'],
        auto_receipt: [],
      });
    });

    test('sells what its owner puts on the menu', async () => {
      const { call } = await owner();
      expect((await call(displayMenu, { query: {} })).categories).toEqual([]);
      const { id: category_id } = await call(createCategory, { body: { name: 'Drinks' } });
      const dish = { category_id, name: 'Kopi O', price: 220, tax_class: 'SST' };
      const { id: menu_id } = await call(createMenu, { body: dish });
      const lines = [{ menu_id, quantity: 2 }];
      const order = await call(placeOrder, { body: { order_method: 'pickup', lines } });
      expect(order).toMatchObject({ total: 440, balance: 440 });
      const { aaData: options } = await call(listPaymentOptions, { query: {} });
      const paid = await call(togglePaymentStatus, {
        body: {
          paid: true,
          order_id: order.id,
          version: order.version,
          tenders: [{ payment_option_id: options[0]!.id, amount: 440 }],
        },
      });
      expect(paid).toMatchObject({ payment_status: 'paid', balance: 0 });
    });

    test('goes live without documents, because no platform reviews them', async () => {
      const { call } = await owner();
      const guide = await call(getSetUpGuide, { query: {} });
      expect(guide).toMatchObject({ needed: [], documents: [] });
      expect(guide.steps.map(({ step }) => step)).not.toContain('documents');
      const { version } = guide;
      expect(await refused(call(submitMerchantDocuments, { body: { version } }))).toMatchObject({
        matter: { details: { why: 'not_required' } },
      });
      expect((await call(goLive, { body: { version } })).setup_status).toBe('live');
    });

    test('is hidden from the merchants of the sample, and they from it', async () => {
      const { call } = await owner();
      const { id } = await call(getMerchantInfo, { query: {} });
      expect(await refused(call(getMerchantInfo, { query: { id: 101 } }))).toMatchObject({
        code: 'forbidden',
      });
      expect(await refused(stage.as('merchant', getMerchantInfo, { query: { id } }))).toMatchObject(
        { code: 'forbidden' },
      );
    });
  });
}
