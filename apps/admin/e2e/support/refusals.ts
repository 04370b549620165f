import type { Page } from 'playwright';
import { Till } from './Till.ts';

/** The app's reaction to one status of the error catalogue. */
export interface Refusal {
  /** 0 for no response. */
  status: number;
  code: string;
  /**
   * The place of the message: a toast with this title, a cover or dialog above everything, or the
   * place of the failure (`here`).
   */
  where: 'Warning' | 'Unsuccessful' | 'signIn' | 'version' | 'maintenance' | 'here';
  /** The message. */
  text: string;
}

/** The request id of these refusals. */
export const number = 'edge-7f3a';

const refusal = (status: number, code: string, where: Refusal['where'], text: string): Refusal => ({
  status,
  code,
  where,
  text,
});

/** The error catalogue, and the statuses that screens handle themselves. */
export const refusals: readonly Refusal[] = [
  refusal(400, 'storeClosed', 'Warning', 'This store is closed, please try again later.'),
  refusal(401, 'sessionExpired', 'signIn', 'Your session has expired. Please log in again.'),
  refusal(403, 'forbidden', 'here', 'You don’t have permission to do this. Ask someone who does.'),
  refusal(404, 'notFound', 'here', 'This no longer exists.'),
  refusal(409, 'inFlight', 'here', 'This is already in progress. Wait a moment.'),
  refusal(410, 'outdated', 'version', 'A new version is available'),
  refusal(422, 'invalid', 'here', 'Check the highlighted fields.'),
  refusal(423, 'locked', 'here', 'Too many incorrect PINs. Try again later.'),
  refusal(429, 'throttled', 'Warning', 'Too many attempts, please try again later.'),
  refusal(
    500,
    'crashed',
    'Unsuccessful',
    'Oops! Something went wrong unexpectedly. Please contact support for assistance.',
  ),
  refusal(503, 'maintenance', 'maintenance', 'We’ll be back soon'),
  refusal(0, 'offline', 'here', 'Couldn’t reach the server. Check your connection and try again.'),
];

/** Refuses all requests to a URL pattern, until `page.unrouteAll()`. */
export async function refuse(page: Page, calls: string, { status, code }: Refusal): Promise<void> {
  const json = { code, request_id: number };
  if (status === 401)
    await page.route('**/api/refresh', (route) => route.fulfill({ status, json }));
  await page.route(calls, (route) =>
    status === 0 ? route.abort('internetdisconnected') : route.fulfill({ status, json }),
  );
}

/**
 * Waits until a refusal is shown in its place, with the role that announces it and with focus if
 * needed.
 */
export async function waitForRefusal(
  page: Page,
  { where, text }: Refusal,
  here: string,
): Promise<void> {
  if (where === 'here') {
    const message = page.locator(here).getByText(text).first();
    await message.waitFor();
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
