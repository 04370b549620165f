import {
  askGuestBill,
  callQueueEntry,
  createClient,
  createTable,
  getBooking,
  getBookingPage,
  getMerchantQueue,
  getQueuePlace,
  getReservationCalendar,
  getTableOrder,
  joinQueue,
  listBookingTimes,
  requestReservation,
  type Client,
} from '@servery/api';
import { addDays } from '@servery/domain/time';
import { merchants } from '@servery/sample';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, place } from './support/orders.ts';

const zone = merchants[0]!.settings.time_zone;
const { shop, devices } = await openShopAndBrowser();
let owner: Client;
let guest: Client;
let page: Page;

beforeAll(async () => {
  owner = await shop.as('merchant');
  guest = createClient({ baseURL: `${shop.url}/api` });
  ({ page } = await devices.open({ timezoneId: 'America/New_York' }));
});

/** Returns the hour and minute of an instant in a zone, as `07:05` or `19:05`. */
const clockOf = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(instant));

/** Returns the times in a text, as `07:05` or `19:05`. */
const timesIn = (text: string) =>
  [...text.matchAll(/(\d{1,2})[:.](\d{2})(?:\s*([ap])\.?m)?/gi)].map(([, hour, minute, half]) => {
    const late = half?.toLowerCase() === 'p' ? 12 : 0;
    const hours = half ? (Number(hour) % 12) + late : Number(hour);
    return `${String(hours).padStart(2, '0')}:${minute}`;
  });

/**
 * Waits for a text with a time, and expects that time to be the instant in the restaurant's zone.
 */
async function expectTime(text: RegExp, instant: string) {
  const shown = await page.getByText(text).first().innerText();
  expect(timesIn(shown)).toEqual([clockOf(instant, zone)]);
  expect(timesIn(shown)).not.toEqual([clockOf(instant, 'America/New_York')]);
}

test('a queue ticket opened in New York shows the deadline in the restaurant’s time zone', async () => {
  const read = () => owner.call(getMerchantQueue, { body: { merchant_id: null } });
  const queue = (await read()).queues.find(({ state }) => state === 'open')!;
  const body = { token: queue.token, name: 'Far away', party: 2, phone: '' };
  const { token } = await guest.call(joinQueue, { body });
  const { id: entry_id, version } = (await read()).entries.find(({ name }) => name === body.name)!;
  await owner.call(callQueueEntry, { body: { entry_id, version } });
  const { come_until } = await guest.call(getQueuePlace, { query: { token } });
  await page.goto(`/join/${queue.token}?ticket=${token}`);
  await expectTime(/^Please come by /, come_until!);
});

test('a booking page opened in New York shows all times in the restaurant’s time zone', async () => {
  const { token: calendar } = await owner.call(getReservationCalendar, { query: {} });
  const params = { token: calendar };
  const { first_date } = await guest.call(getBookingPage, { params });
  const date = addDays(first_date, 1);
  const { slots } = await guest.call(listBookingTimes, { params, query: { date, party: 2 } });
  const { starts_at } = slots.find(({ state }) => state === 'free')!;
  const body = { name: 'Far away', phone: '+60123456789', party: 2, starts_at };
  const { token } = await guest.call(requestReservation, { params, body });

  await page.goto(`/book/${calendar}?booking=${token}`);
  const booking = await guest.call(getBooking, { params: { token } });
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
  const weekday = day.format(new Date(`${booking.business_date}T00:00:00Z`));
  await expectTime(new RegExp(`^${weekday}.*\\d{4}, `), starts_at);

  await page.goto(`/book/${calendar}`);
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  const cell = page.locator(`[data-day="${date}"]`);
  // If it's the last day of a month, the next day is on another page.
  if ((await cell.count()) === 0) await page.getByRole('button', { name: /^Next month/ }).click();
  await cell.click();
  const radio = page.locator(`input[value="${starts_at}"]`);
  const label = await radio.evaluate((input) => (input as HTMLInputElement).labels![0]!.innerText);
  expect(timesIn(label)).toEqual([clockOf(starts_at, zone)]);
});

test('a guest’s table opened in New York shows the bill request in the restaurant’s time zone', async () => {
  const table = await owner.call(createTable, {
    body: { name: 'Far away', section: 'Terrace', seats_max: 4, shape: 'square', x: 0, y: 0 },
  });
  await moved(owner, await place(owner, 'A1', { table_id: table.id }), 'accepted');
  await guest.call(askGuestBill, { body: { token: table.qr_token } });
  const { table: updated } = await owner.call(getTableOrder, { params: { id: table.id } });
  await page.goto(`/t/${table.qr_token}`);
  await expectTime(/^You asked for the bill at /, updated.bill_asked_at!);
});
