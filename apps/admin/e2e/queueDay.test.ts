import { addQueueEntry, createQueue, listQueueEntries, type Queue } from '@servery/api';
import { merchants } from '@servery/sample';
import { businessDate } from '@servery/domain/time';
import { beforeAll, describe, expect, test } from 'vitest';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { QueueScreen } from './support/QueueScreen.ts';
import type { Device } from './support/openBrowser.ts';
import { Till } from './support/Till.ts';

const parties = [2, 4, 1, 3, 2, 6, 4, 2, 5, 1, 3, 8];
const numbers = parties.map((_, at) => `F${at + 1}`);
const average = 5;
const minutesApart = 4;

const { shop, devices } = await openShopAndBrowser({ hasTurnableClock: true });
let staff: readonly Device[];
let display: Device;
let queue: Queue;

const screenOf = (at: number) => new QueueScreen(staff[at % staff.length]!.page);
const all = () => [...staff, display];

/** Advances the clocks of the server and of all devices. */
async function later(minutes: number): Promise<void> {
  await shop.later(minutes);
  await Promise.all(all().map(({ page }) => page.clock.fastForward(minutes * 60_000)));
}

/** Returns the numbers in one section of the public display. */
const shown = (part: 'Please come now' | 'Next') =>
  display.page
    .locator('section')
    .filter({ has: display.page.getByRole('heading', { name: part, exact: true }) })
    .getByRole('listitem')
    .allInnerTexts();

beforeAll(async () => {
  const owner = await shop.as('merchant');
  queue = await owner.call(createQueue, {
    body: {
      merchant_id: null,
      name: 'Friday night',
      prefix: 'F',
      party_min: 1,
      party_max: 8,
      average_minutes: average,
      call_minutes: 10,
    },
  });
  staff = await Promise.all(
    ['host', 'cashier'].map(async (username) => {
      const device = await devices.open({ hasTurnableClock: true });
      await new Till(device.page).signIn(username);
      await new QueueScreen(device.page).show(queue.name);
      return device;
    }),
  );
  display = await devices.open({ hasTurnableClock: true });
  await display.page.goto(`/display/${queue.token}`);
  await display.page.getByRole('heading', { level: 1, name: queue.name }).waitFor();
});

describe('twelve parties on a Friday night', () => {
  let guest: Device;

  beforeAll(async () => {
    guest = await devices.open({ viewport: { width: 390, height: 844 } });
  });

  test('join by phone, at the door and through the API, and all devices show the same queue', async () => {
    await guest.page.goto(`/join/${queue.token}`);
    await guest.page.getByLabel('Name').fill('Aina');
    await guest.page.getByRole('button', { name: 'Join queue' }).click();
    await guest.page.getByText('You’re next').waitFor();
    await screenOf(0).card('F1').waitFor();

    await screenOf(0).add('Wei Ling', parties[1]!);
    await screenOf(1).card('F2').waitFor();
    await screenOf(1).add('Ravi', parties[2]!);
    await screenOf(0).card('F3').waitFor();
    const host = await shop.as('host');
    for (const [at, party] of parties.entries())
      if (at > 2)
        await host.call(addQueueEntry, { body: { queue_id: queue.id, party, name: numbers[at] } });

    for (const at of staff.keys()) {
      await screenOf(at).card('F12').waitFor();
      await expect.poll(() => screenOf(at).numbers()).toEqual(numbers);
    }
    await expect.poll(() => shown('Next')).toEqual(numbers.slice(0, 6));
  });

  test('are called and served in order from two devices and on the display', async () => {
    for (const [at, number] of numbers.entries()) {
      await later(minutesApart);
      const [screen, nextScreen] = [screenOf(at), screenOf(at + 1)];
      await screen.press(`Call ${number}`);
      await nextScreen.card(number).getByText('Called').waitFor();
      await expect.poll(() => shown('Please come now')).toEqual([number]);
      await expect.poll(() => shown('Next')).toEqual(numbers.slice(at + 1, at + 7));
      if (at === 0) await guest.page.getByText(/^Please come by /).waitFor();
      await nextScreen.press(`Mark ${number} as arrived`);
      await screen.card(number).getByText('Arrived', { exact: true }).waitFor();
      await screen.choose(number, `Serve ${number} without a table`);
      await nextScreen.card(number).waitFor({ state: 'detached' });
      if (at === 0) await guest.page.getByText('Enjoy your meal.').waitFor();
    }
    for (const at of staff.keys())
      await screenOf(at).page.getByText('The queue is empty', { exact: true }).first().waitFor();
    await display.page.getByText('No number is being called right now').waitFor();
  });

  test('wait no longer than quoted', async () => {
    const { aaData } = await (
      await shop.as('host')
    ).call(listQueueEntries, { body: { queue_id: queue.id, length: 100 } });
    const served = aaData.toSorted((a, b) => a.ended_at!.localeCompare(b.ended_at!));
    expect(served.map(({ number }) => number)).toEqual(numbers);
    // The first three used a form: the guest's, the host's and the cashier's.
    const names = ['Aina', 'Wei Ling', 'Ravi', ...numbers.slice(3)];
    expect(served.map(({ name, party }) => [name, party])).toEqual(
      names.map((name, at) => [name, parties[at]]),
    );
    const waited = served.map(({ waited_minutes }) => waited_minutes!);
    const quoted = served.map(({ quoted_minutes }) => quoted_minutes);
    for (const [at, minutes] of waited.entries()) {
      expect(minutes).toBeGreaterThanOrEqual((at + 1) * minutesApart);
      expect(minutes).toBeLessThanOrEqual((at + 1) * minutesApart + 3);
    }
    // No party was quoted less than it waited, and no pair less than an earlier pair.
    for (const [at, minutes] of quoted.entries())
      expect(minutes).toBeGreaterThanOrEqual(waited[at]! - 1);
    const pairs = quoted.filter((_minutes, at) => parties[at] === 2);
    expect(pairs).toEqual(pairs.toSorted((a, b) => a - b));

    const { page } = staff[0]!;
    // The business day may have changed in between: the entries are on the one when they joined.
    const date = businessDate(served[0]!.joined_at, merchants[0]!.settings);
    // 10 rows per page, the last party first.
    const [isOnSecond, address] = [
      numbers.length - 10,
      `/queue/history?queue=${queue.id}&date=${date}`,
    ];
    for (const [place, number] of numbers.entries()) {
      if (place === 0) await page.goto(`${address}&page=2`);
      if (place === isOnSecond) await page.goto(address);
      const row = page.getByRole('row').filter({ hasText: new RegExp(`^${number}\\b`) });
      await row.getByText(`${quoted[place]} min`, { exact: true }).first().waitFor();
      await row.getByText(`${waited[place]} min`, { exact: true }).first().waitFor();
    }
  });

  test('cause no errors in the pages', () => {
    expect([...all(), guest].flatMap(({ errors }) => errors)).toEqual([]);
  });
});
