import { getDailyReport, listDayClosings, type Input, type Order } from '@servery/api';
import { balanceOf, merchants } from '@servery/sample';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  goldenFigures,
  goldenFiguresOf,
} from '../../../packages/contracts/src/reports/goldenFigures.ts';
import { buttonOf, GoldenShop, units, type Dish } from './support/GoldenShop.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Register } from './support/Register.ts';

/** The PIN of the supervisor, Priya Nair. */
const pin = '2849';
/** Members who can pay with their wallets. */
const [mei, ravi] = merchants[1]!.members.filter(
  ({ id, is_active }) => is_active && balanceOf(id) > 2_500,
);
/** The buttons that take an order from the kitchen to the guest. */
const dineIn = ['Start', 'Ready', 'Serve'];
const pickup = ['Start', 'Ready', 'Hand over'];
const delivery = ['Start', 'Ready', 'Send out'];
const exactly = (amount: string) => new RegExp(`^Exact RM.${amount}$`);
/** The notes and coins in the drawer at the end: RM 177.85. */
const coins = { '0.50': 1, '0.20': 1, '0.10': 1, '0.05': 1 };
const counted = { '100.00': 1, '50.00': 1, '10.00': 2, '5.00': 1, '1.00': 2, ...coins };

const { shop, devices } = await openShopAndBrowser({ hasTurnableClock: true });
const outlet = new GoldenShop(shop);

// Each test continues from the one before.
describe('the golden day', { retry: 0 }, () => {
  let opened: Device[];
  let cashier: Register;
  let supervisor: Register;
  let owner: Register;
  let before: { sold: Order; open: Order };

  const at = (time: string) => outlet.at(time, opened);
  /** Returns the report of the current trading day, or of others. */
  const report = async (query: Input<typeof getDailyReport>['query'] = {}) =>
    (await outlet.as('merchant')).call(getDailyReport, { query });
  const netSales = async () => (await report()).sales_income.net_sales;

  /** Seats guests, sends their dishes and returns the order, whose page is open. */
  async function serve(register: Register, covers: number, dishes: readonly Dish[]) {
    await register.seat(outlet.table(), covers);
    return register.send(...dishes.map((dish) => buttonOf(dish)));
  }

  /** Seats two guests, charges their dishes at the counter and opens the page of their order. */
  async function chargeAtCounter(dishes: readonly Dish[], total: string, by: string | RegExp) {
    const table = outlet.table();
    await cashier.seat(table, 2);
    await cashier.openCounter(table);
    await cashier.scan(...dishes);
    await cashier.button(new RegExp(`^Charge RM.${total}$`)).click();
    await cashier.page.getByRole('dialog').getByRole('button', { name: by }).click();
    return cashier.view(/^Order D\d+ · (paid|change RM.7\.90)$/);
  }

  beforeAll(async () => {
    await outlet.prepare();
    before = await outlet.tradeBefore();
    const open = () => devices.open({ hasTurnableClock: true });
    opened = [await open(), await open(), await open()];
    await at('11:15');
    const signIn = async ({ page }: Device, username: string) => {
      await page.goto('/shifts');
      const register = new Register(page);
      await register.enter(username);
      return register;
    };
    cashier = await signIn(opened[0]!, 'cashier.bangsar');
    supervisor = await signIn(opened[1]!, 'supervisor.bangsar');
    owner = await signIn(opened[2]!, 'merchant.bangsar');
  });

  test('begins with a float of RM 200.00', async () => {
    const { page } = cashier;
    await cashier.button('Open drawer…').click();
    const form = cashier.dialog('Open drawer');
    await form.getByRole('combobox', { name: 'Drawer' }).click();
    await page.getByRole('option', { name: 'Golden till' }).click();
    await cashier.enterCash({ '100.00': 2 });
    await cashier.submit(form, 'Open drawer');
    expect((await report()).cash).toMatchObject([{ drawer: 'Golden till', float: 20_000 }]);
  });

  test('sells to a table and a guest with a voucher at eleven', async () => {
    const first = await chargeAtCounter(units({ nasi: 2, teh: 3 }), '42.11', /^RM.50\.00$/);
    await owner.take(first, 'Completed', ...dineIn);

    const order = await outlet.placeAsGuest(units({ rice: 3 }));
    await cashier.show(order);
    await cashier.discount(order, 10, 'Voucher', pin);
    await cashier.charge(order, { by: 'DuitNow QR' });
    await owner.take(order, 'Completed', 'Accept', ...pickup);
    expect(await netSales()).toBe(6_303);
  });

  test('takes a tip, a delivery and a wallet at noon', async () => {
    await at('12:15');
    const four = await serve(cashier, 4, units({ set: 4, teh: 4 }));
    await cashier.discount(four, 5, 'Rank');
    await cashier.charge(four, { by: 'Card terminal', tip: '5.00' });
    await owner.take(four, 'Completed', ...dineIn);

    const order = await outlet.placeAsGuest(units({ nasi: 2 }), {
      order_method: 'delivery',
      postcode: '59000',
      customer_name: 'Nur Aisyah',
      address: '12 Jalan Telawi',
      phone: '+60123456789',
    });
    await cashier.show(order);
    await cashier.charge(order, { by: 'DuitNow QR' });
    await owner.take(order, 'Completed', 'Accept', ...delivery);

    const two = await serve(supervisor, 2, units({ nasi: 2, rice: 1 }));
    await supervisor.comp('Chicken rice');
    await supervisor.setMember(two, ravi!.name);
    await cashier.show(two);
    await cashier.charge(two, { by: 'Wallet', part: '20.00' }, { by: exactly('9.95') });
    await owner.take(two, 'Completed', ...dineIn);
    expect(await netSales()).toBe(20_355);
  });

  test('cancels and voids orders of guests in the afternoon', async () => {
    await at('13:15');
    const three = await serve(supervisor, 3, units({ nasi: 3 }));
    await supervisor.discount(three, 20, 'Deal');
    await cashier.show(three);
    await cashier.charge(three, { by: exactly('35.90') });
    await owner.take(three, 'Completed', ...dineIn);

    await cashier.openCounter();
    await cashier.scan('set');
    await cashier.button('Place order').click();
    const collected = await cashier.view(/^Order P\d+ · sent to the kitchen$/);
    await cashier.setMember(collected, mei!.name, pin);
    await cashier.show(collected);
    await cashier.charge(collected, { by: 'Wallet' });
    await owner.take(collected, 'Completed', ...pickup);

    const unwanted = await outlet.placeAsGuest(units({ rice: 2, teh: 2 }));
    await cashier.show(unwanted);
    await cashier.charge(unwanted, { by: 'DuitNow QR' });
    await owner.end(unwanted, 'Cancel', 'Guest changed their mind');
    await cashier.show(unwanted);
    await cashier.completeRefund(unwanted, pin);

    await at('14:15');
    const { id: table_id } = outlet.table();
    const wrong = await outlet.placeAsGuest(units({ nasi: 1 }), {
      order_method: 'dine_in',
      table_id,
    });
    await owner.end(wrong, 'Void', 'Rung up by mistake');
    expect(await netSales()).toBe(25_441);
  });

  test('is paid the rest of a deposit, refunds items and leaves a bill open in the evening', async () => {
    await at('18:15');
    await cashier.show(before.open);
    await cashier.charge(before.open, { by: exactly('28.05') });
    await owner.take(before.open, 'Completed', ...dineIn);

    await at('19:15');
    const two = await chargeAtCounter(units({ rice: 2, teh: 2 }), '31.09', 'DuitNow QR');
    await owner.take(two, 'Completed', ...dineIn);
    await cashier.page.getByText('Completed', { exact: true }).first().waitFor();
    const some = await cashier.openRefund(two);
    await some.getByRole('button', { name: 'One more Chicken rice' }).click();
    await cashier.requestRefund(some, /^A refund of RM.11\.49 /);
    await cashier.completeRefund(two, pin);

    await at('21:15');
    const late = await serve(supervisor, 5, units({ nasi: 3, set: 2, teh: 5 }));
    await cashier.show(late);
    const payment = await cashier.openPayment(late);
    await cashier.tender(payment, { by: exactly('20.00'), part: '20.00' });
    await payment.getByText(/^RM.91\.36$/).waitFor();
    await cashier.submit(payment, 'Go back');

    await cashier.show(before.sold);
    const all = await cashier.openRefund(before.sold);
    await all.getByRole('checkbox', { name: 'Nasi lemak' }).check();
    await cashier.requestRefund(all, /^A refund of RM.14\.95 /);
    await cashier.completeRefund(before.sold, pin);
    expect(await netSales()).toBe(goldenFigures.sales_income.net_sales);
  });

  test('counts its drawer RM 3.20 short, which the supervisor approves', async () => {
    const { page } = cashier;
    await page.goto('/shifts');
    await cashier.moveCash('Pay in', '100.00', 'Top-up of a wallet');
    await cashier.moveCash('Pay in', '50.00', 'Change');
    await cashier.moveCash('Pay out', '35.00', 'Ice');
    await cashier.moveCash('Pay out', '5.00', 'Tips');
    await cashier.moveCash('Drop to safe', '250.00');
    await at('22:00');
    await page.goto('/shifts');
    await cashier.button('Count drawer…').click();
    await cashier.button('Start counting').click();
    await cashier.dialog('Count Golden till').waitFor();
    await cashier.enterCash(counted);
    await cashier.button('Save count').click();
    await page.getByText('The count doesn’t match').waitFor();
    await cashier.enterCash(counted);
    await cashier.button('Save count').click();
    const close = cashier.dialog('Close shift with Golden till');
    await close.getByText(/^RM.3\.20 short$/).waitFor();
    await close.getByLabel('Reason').fill('Change given twice');
    await cashier.submit(close, 'Close shift', pin);
    expect((await report()).cash).toMatchObject(goldenFigures.cash);
  });

  test('is closed by the supervisor with each figure as expected, and no errors in the pages', async () => {
    await supervisor.page.goto('/shifts');
    await supervisor.button('Close day…').click();
    const form = supervisor.dialog(/^Close (?!day)/);
    await form.getByRole('checkbox', { name: 'Carry over all' }).check();
    await supervisor.submit(form, 'Close day');

    const { page } = owner;
    await page.goto(`/reports/daily?from=${outlet.day}&to=${outlet.day}`);
    await page.getByText(/^Closing 2, by Priya Nair/).waitFor();
    await page.getByText('All sums agree').waitFor();
    const shift = page.getByRole('row', { name: /^Golden till/ });
    await shift.getByText('Chong Kah Yee').waitFor();
    await shift.getByText('Variance approved by Priya Nair: Change given twice').waitFor();
    await shift.getByText(/^−RM.3\.20$/).waitFor();
    await expectAccessible(page, 'the report of the golden day');

    const closed = await report({ from_date: outlet.day, to_date: outlet.day });
    expect(goldenFiguresOf(closed)).toEqual(goldenFigures);
    expect(closed.checks.filter(({ is_met }) => !is_met)).toEqual([]);
    expect(closed.closing).toMatchObject({ number: 2, by: 'Priya Nair' });
    const { aaData } = await (await outlet.as('merchant')).call(listDayClosings, { query: {} });
    expect(aaData[0]).toMatchObject({ number: 2, business_date: outlet.day });
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
