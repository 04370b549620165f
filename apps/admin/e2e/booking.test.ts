import {
  createTable,
  getReservationCalendar,
  getReservationDay,
  listTimes,
  moveReservation,
  Problem,
  requestReservation,
  createClient,
  type Client,
  type Reservation,
  type Slot,
} from '@servery/api';
import { addDays } from '@servery/domain/time';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const section = 'Private room';
const party = 7;

const { shop, devices } = await openShopAndBrowser();
let owner: Client;
let desk: Device;
let phone: Device;
let token: string;
let date: string;
let evening: Slot;

/** Returns that evening's times in the only section for a party of this size. */
const timesNow = async () =>
  (await owner.call(listTimes, { query: { date, party, section } })).slots;

/** Returns the bookings of that section's table. */
async function bookedNow(): Promise<Reservation[]> {
  const { reservations } = await owner.call(getReservationDay, { query: { date } });
  return reservations.filter(({ tables }) => tables.some(({ name }) => name === 'P1'));
}

beforeAll(async () => {
  owner = await shop.as('merchant');
  await owner.call(createTable, {
    body: {
      name: 'P1',
      section,
      seats_min: 5,
      seats_max: 8,
      shape: 'rectangle',
      x: 800,
      y: 400,
    },
  });
  ({ token } = await owner.call(getReservationCalendar, { query: {} }));
  const { business_date } = await owner.call(getReservationDay, { query: {} });
  date = addDays(business_date, 1);
  evening = (await timesNow()).filter(({ state }) => state === 'free' || state === 'few').at(-4)!;

  phone = await devices.open({ viewport: { width: 390, height: 844 } });
  desk = await devices.open();
  await new Till(desk.page).signIn('host');
});

/** Selects an option of a select. */
async function choose(page: Page, within: Locator, label: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const slot = (within: Locator | Page, { starts_at }: Slot) =>
  within.locator(`input[value="${starts_at}"]`);

describe('the only table for a party of seven', () => {
  test('is selected by a guest without being booked yet', async () => {
    const { page } = phone;
    await page.goto(`/book/${token}`);
    await page.getByRole('radio', { name: String(party), exact: true }).check({ force: true });
    await choose(page, page.getByRole('main'), 'Where would you like to sit?', section);
    await page.getByRole('button', { name: 'Continue' }).click();
    const day = page.locator(`[data-day="${date}"]`);
    // If it's the last day of a month, the next day is on another page.
    if ((await day.count()) === 0) await page.getByRole('button', { name: /^Next month/ }).click();
    await day.click();
    await slot(page, evening).check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Your name').fill('Aina Zulkifli');
    await page.getByLabel('Your phone number').fill('012-345 6789');
    expect(await bookedNow()).toEqual([]);
  });

  test('is booked by the host for another party in between', async () => {
    const { page } = desk;
    await page.goto(`/reservations?date=${date}&look=list&open=new`);
    const form = page.getByRole('dialog', { name: 'New booking' });
    const guests = form.getByLabel('Number of guests');
    await guests.fill(String(party));
    await guests.blur();
    await choose(page, form, 'Area', section);
    await slot(form, evening).check({ force: true });
    await form.getByLabel('Name').fill('Mei Yee');
    await form.getByRole('button', { name: 'Book', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Mei Yee', exact: true }).waitFor();
    const { starts_at } = evening;
    expect(await bookedNow()).toMatchObject([
      { name: 'Mei Yee', party, starts_at, status: 'confirmed' },
    ]);
  });

  test('is refused to the guest, who then books another time', async () => {
    const { page } = phone;
    const book = page.getByRole('button', { name: /^(Book|Request) this table$/ });
    await book.click();
    await page
      .getByText('No table is free at this time any more. Choose another time.')
      .first()
      .waitFor();
    expect(await bookedNow()).toHaveLength(1);
    await page.getByRole('button', { name: 'Change: What time?' }).click();
    const free = (await timesNow()).find(({ state }) => state === 'free' || state === 'few')!;
    await slot(page, free).check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    const name = page.getByLabel('Your name');
    if ((await name.inputValue()) === '') {
      await name.fill('Aina Zulkifli');
      await page.getByLabel('Your phone number').fill('012-345 6789');
    }
    await book.click();
    await page.waitForURL(/[?/]booking[=/]/);
    await desk.page.getByRole('button', { name: 'Aina Zulkifli', exact: true }).waitFor();
    const [first, second] = (await bookedNow()).toSorted((a, b) =>
      a.starts_at.localeCompare(b.starts_at),
    );
    expect(Date.parse(second!.starts_at)).toBeGreaterThanOrEqual(Date.parse(first!.ends_at));
    expect((await bookedNow()).find(({ name }) => name !== 'Mei Yee')).toMatchObject({
      name: 'Aina Zulkifli',
      phone: '+60123456789',
      party,
      starts_at: free.starts_at,
    });
  });

  test('is booked by one of several simultaneous requests; the others get the free times', async () => {
    const other = addDays(date, 1);
    const { slots } = await owner.call(listTimes, { query: { date: other, party, section } });
    const { starts_at } = slots.filter(({ state }) => state === 'free' || state === 'few').at(-1)!;
    const results = await Promise.allSettled(
      ['Ravi', 'Shanti', 'Farid', 'Nurul'].map((name, at) =>
        createClient({ baseURL: `${shop.url}/api` }).call(requestReservation, {
          params: { token },
          body: { name, phone: `+6012345678${at}`, party, section, starts_at },
        }),
      ),
    );
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    expect(refused).toHaveLength(3);
    for (const problem of refused) {
      expect(problem).toBeInstanceOf(Problem);
      expect(problem.code).toBe('conflict');
      expect(problem.matter.current.times.length).toBeGreaterThan(0);
    }
  });

  test('refuses to move one booking onto another', async () => {
    const [first, second] = await bookedNow();
    const { id, version } = second!;
    await expect(
      owner.call(moveReservation, {
        body: {
          reservation_id: id,
          version,
          party,
          section,
          starts_at: first!.starts_at,
          table_ids: first!.tables.map((table) => table.id),
        },
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect((await bookedNow()).map(({ starts_at }) => starts_at).toSorted()).toEqual(
      [first!.starts_at, second!.starts_at].toSorted(),
    );
  });

  test('causes no errors in the pages', () => {
    expect([...desk.errors, ...phone.errors]).toEqual([]);
  });
});
