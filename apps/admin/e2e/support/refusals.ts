import type { Page } from 'playwright';
import { Till } from './Till.ts';

/** How the app answers one status of the error catalogue. */
export interface Refusal {
  /** 0 for no answer at all. */
  status: number;
  code: string;
  /** Where it says so: in a toast of this title, above everything, or where it happened. */
  where: 'Warning' | 'Unsuccessful' | 'signIn' | 'version' | 'maintenance' | 'here';
  /** What it says. */
  text: string;
}

/** The request's id that refusals carry here. */
export const number = 'edge-7f3a';

const refusal = (status: number, code: string, where: Refusal['where'], text: string): Refusal => ({
  status,
  code,
  where,
  text,
});

/** The error catalogue, and the statuses that screens answer by themselves. */
export const refusals: readonly Refusal[] = [
  refusal(400, 'storeClosed', 'Warning', 'This store is closed, please try again later.'),
  refusal(401, 'sessionExpired', 'signIn', 'Your session has expired. Please log in again.'),
  refusal(403, 'forbidden', 'here', 'You are not allowed to do this. Ask someone who is.'),
  refusal(404, 'notFound', 'here', 'This is no longer there.'),
  refusal(409, 'inFlight', 'here', 'This is already being done. Wait a moment.'),
  refusal(410, 'outdated', 'version', 'A newer version is here'),
  refusal(422, 'invalid', 'here', 'Something is not filled in right.'),
  refusal(423, 'locked', 'here', 'Too many wrong PINs. Try again later.'),
  refusal(429, 'throttled', 'Warning', 'Too many attempts, please try again later.'),
  refusal(
    500,
    'crashed',
    'Unsuccessful',
    'Oops! Something went wrong unexpectedly. Please contact support for assistance.',
  ),
  refusal(503, 'maintenance', 'maintenance', 'Back in a moment'),
  refusal(0, 'offline', 'here', 'No answer from the server. Check the connection and try again.'),
];

/** Refuses all calls of an address, until `page.unrouteAll()`. */
export async function refuse(page: Page, calls: string, { status, code }: Refusal): Promise<void> {
  const json = { code, request_id: number };
  if (status === 401)
    await page.route('**/api/refresh', (route) => route.fulfill({ status, json }));
  await page.route(calls, (route) =>
    status === 0 ? route.abort('internetdisconnected') : route.fulfill({ status, json }),
  );
}

/** Waits until a refusal is said where it belongs, so that everybody hears of it, and has the focus where that is needed. */
export async function heard(page: Page, { where, text }: Refusal, here: string): Promise<void> {
  if (where === 'here') {
    const said = page.locator(here).getByText(text).first();
    await said.waitFor();
    return;
  }
  if (where === 'Warning' || where === 'Unsuccessful') {
    await new Till(page).toast(where, text).waitFor();
    return;
  }
  const role = { signIn: 'status', version: 'dialog', maintenance: 'alertdialog' } as const;
  const place = page.getByRole(role[where]).filter({ hasText: text });
  await place.waitFor();
  if (where === 'signIn') await page.locator('input[autocomplete="username"]:focus').waitFor();
  else await page.waitForFunction(isFocusIn, await place.elementHandle());
}

const isFocusIn = (element: unknown) =>
  (element as { contains(it: unknown): boolean }).contains(
    (globalThis as unknown as { document: { activeElement: unknown } }).document.activeElement,
  );
