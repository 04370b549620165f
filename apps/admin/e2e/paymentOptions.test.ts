import { expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, now, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
const owner = await shop.as('merchant');

test('a cashier is offered the options that the owner has just changed', async () => {
  const office = await devices.open();
  await office.page.goto('/pages/setting/payment_option');
  await new Till(office.page).fillIn('merchant');
  const off = office.page.getByRole('switch', { name: 'Bank transfer is active' });
  await off.waitFor();
  await expectAccessible(office.page, 'payment options');
  const order = await moved(
    owner,
    await place(owner, 'A1'),
    'accepted',
    'preparing',
    'ready',
    'served',
  );

  const counter = await devices.open();
  const till = new Till(counter.page);
  await till.signIn('cashier');
  const offered = async () => {
    await counter.page.goto(`/orders/live?order=${order.id}`);
    await till.panel(order).getByRole('button', { name: 'Take payment' }).click();
    const options = till
      .dialog(`Payment for order ${order.number}`)
      .getByRole('group', { name: 'Other payment options' });
    await options.getByRole('button', { name: 'DuitNow QR' }).waitFor();
    return options.getByRole('button').allTextContents();
  };
  const before = await offered();
  expect(before).toEqual(['Card terminal', 'DuitNow QR', 'Bank transfer', 'Voucher']);

  await off.click();
  await expect.poll(() => off.isChecked()).toBe(false);
  await office.page.getByRole('button', { name: 'Edit Card terminal' }).click();
  const form = office.page.getByRole('dialog', { name: 'Edit Card terminal' });
  await form.getByLabel('Name').fill('Counter terminal');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await office.page.getByRole('button', { name: 'Edit Counter terminal' }).waitFor();

  expect(await offered()).toEqual(['Counter terminal', 'DuitNow QR', 'Voucher']);
  const pay = till.dialog(`Payment for order ${order.number}`);
  await pay.getByRole('button', { name: 'Counter terminal' }).click();
  await pay.waitFor({ state: 'detached' });
  expect((await now(owner, order)).payments).toMatchObject([{ name: 'Counter terminal' }]);
  expect([...office.errors, ...counter.errors]).toEqual([]);
});
