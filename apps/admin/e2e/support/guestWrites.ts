import {
  getBookingPage,
  getMerchantQueue,
  getReservationCalendar,
  getReservationDay,
  joinQueue,
  listBookingTimes,
  login,
  requestReservation,
  sendGuestOrder,
} from '@servery/api';
import { addDays } from '@servery/domain/time';
import { password } from './openShop.ts';
import { freshNumber, freshTable, isThere, ordersAt, type Write } from './write.ts';

/** The writes of people who are not signed in, by name. */
export const guestWrites = {
  'guest send': {
    to: sendGuestOrder,
    prepare: async ({ owner, guest: page }) => {
      const table = await freshTable(owner);
      await page.goto(`/t/${table.qr_token}`);
      await page.getByRole('button', { name: 'Add Roti tisu', exact: true }).click();
      await page.getByRole('button', { name: /in the cart · / }).click();
      const cart = page.getByRole('list', { name: 'Cart' });
      await cart.getByRole('listitem').first().waitFor();
      return {
        page,
        send: page.getByRole('button', { name: /^Send/ }),
        stored: async () => (await ordersAt(owner, table)).length,
        isShown: () => isThere(page.getByRole('heading', { name: 'Your cart is empty' })),
      };
    },
  },
  'queue join': {
    to: joinQueue,
    prepare: async ({ owner, guest: page }) => {
      const number = freshNumber();
      const name = `Party ${number}`;
      const read = () => owner.call(getMerchantQueue, { body: { merchant_id: null } });
      const { queues } = await read();
      await page.goto(`/join/${queues.find(({ state }) => state === 'open')!.token}`);
      await page.getByLabel('Name').fill(name);
      return {
        page,
        send: page.getByRole('button', { name: 'Join queue' }),
        stored: async () => (await read()).entries.filter((entry) => entry.name === name).length,
        isShown: () => isThere(page.getByRole('button', { name: 'Leave queue' })),
      };
    },
  },
  booking: {
    to: requestReservation,
    prepare: async ({ owner, guest: page }) => {
      const number = freshNumber();
      const name = `Guest ${number}`;
      const { token } = await owner.call(getReservationCalendar, { query: {} });
      const params = { token };
      const { first_date } = await owner.call(getBookingPage, { params });
      const date = addDays(first_date, 1);
      const query = { date, party: 2 };
      const { slots } = await owner.call(listBookingTimes, { params, query });
      const { starts_at } = slots.find(({ state }) => state === 'free')!;
      await page.goto(`/book/${token}`);
      await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
      await page.getByRole('button', { name: 'Continue' }).click();
      const day = page.locator(`[data-day="${date}"]`);
      // If it's the last day of a month, the next day is on another page.
      if (!(await isThere(day))) await page.getByRole('button', { name: /^Next month/ }).click();
      await day.click();
      await page.locator(`input[value="${starts_at}"]`).check({ force: true });
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Your name').fill(name);
      await page.getByLabel('Your phone number').fill(`012-345 ${6000 + number}`);
      return {
        page,
        send: page.getByRole('button', { name: /^(Book|Request) this table$/ }),
        stored: async () => {
          const { reservations } = await owner.call(getReservationDay, { query: { date } });
          return reservations.filter((reservation) => reservation.name === name).length;
        },
        isShown: async () => page.url().includes('booking='),
      };
    },
  },
  'sign-in': {
    to: login,
    prepare: async ({ guest: page }) => {
      await page.goto('/login');
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await page.getByLabel('Username').fill('waiter');
      await page.getByLabel('Password', { exact: true }).fill(password);
      const isSignedIn = async () => new URL(page.url()).pathname !== '/login';
      return {
        page,
        send: page.getByRole('button', { name: 'Sign in', exact: true }),
        stored: async () => Number(await isSignedIn()),
        isShown: isSignedIn,
      };
    },
  },
} satisfies Record<string, Write>;
