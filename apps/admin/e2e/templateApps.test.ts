import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { devices } = await openShopAndBrowser();
let device: Device;
let page: Page;

// One device for all tests: changes in an app stay in this browser.
beforeAll(async () => {
  device = await devices.open();
  page = device.page;
  await new Till(page).signIn('merchant');
});

/** Returns the stored data of an app: a change is shown before it is stored. */
const storedData = (app: string) =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', `servery.template.${app}`);
const button = (name: string | RegExp) => page.getByRole('button', { name });

// First: it expects that nothing has been stored.
describe('the offline scenario', () => {
  const toasts = () => page.getByRole('region', { name: 'Notifications' }).locator('[aria-atomic]');

  test('keeps the task form open, shows one error and stores nothing', async () => {
    await page.goto('/apps/todo?task=new&scenario=offline');
    // It is behind the dialog, so include hidden elements.
    const failure = { name: 'Couldn’t load tasks', includeHidden: true };
    await page.getByRole('heading', failure).waitFor();
    const dialog = page.getByRole('dialog', { name: 'Add task' });
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('Out of reach');
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(1);
    expect(await toasts().count()).toBe(0);
    expect(await dialog.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('Out of reach');
    expect(await storedData('todo')).toBe('');
  });

  test('refuses to sign in', async () => {
    await page.goto('/pages/login-basic?scenario=offline');
    await page.getByRole('textbox', { name: /mail/ }).fill('demo@servery.test');
    await page.getByLabel('Password', { exact: true }).fill('servery demo 1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Couldn’t connect.').first().waitFor();
    expect(await page.getByText(/^You’re signed in/).count()).toBe(0);
  });

  test('shows an error instead of an empty mailbox', async () => {
    await page.goto('/apps/email?scenario=offline');
    await page.getByRole('heading', { name: 'Couldn’t load emails' }).waitFor();
    expect(await page.getByText(/No emails|You’ve answered everything/).count()).toBe(0);
  });
});

test('an email with script shows its text and runs nothing', async () => {
  await page.goto('/apps/email/spam');
  await page
    .getByRole('link', { name: /golden spoons|inheritance|spoons/i })
    .first()
    .click();
  await page.getByRole('article').getByText('forty thousand golden spoons').waitFor();
  await page.getByText('A spoon', { exact: true }).waitFor();
  expect(await page.getByText('Claim your share').locator('xpath=ancestor::a').count()).toBe(0);
  expect(await page.locator('main :is(script, style, iframe, [onclick], [onerror])').count()).toBe(
    0,
  );
  expect(await page.title()).not.toBe('spoons');
});

test('a sent email is in the sent folder after a reload', async () => {
  await page.goto('/apps/email?compose=new');
  const window = page.getByRole('dialog', { name: 'New message' });
  await window.getByRole('combobox', { name: 'To' }).fill('mei');
  await page.getByRole('option', { name: /Mei Lin/ }).click();
  await page.keyboard.press('Escape');
  await window.getByRole('textbox', { name: 'Subject' }).fill('Lemons for Friday');
  const written = page.getByRole('dialog').getByRole('textbox', { name: 'Message' });
  await written.click();
  await page.keyboard.type('Two crates, please.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => page.url()).not.toContain('compose');
  await page.goto('/apps/email/sent');
  await page
    .getByRole('link', { name: /Lemons for Friday/ })
    .first()
    .click();
  await page.getByRole('article').getByText('Two crates, please.').waitFor();
});

test('a card is moved to another board by keyboard and stays there', async () => {
  await page.goto('/apps/kanban');
  const cards = (board: string) => page.locator(`[data-board=${board}] [data-task]`);
  const card = cards('todo').first();
  const id = await card.getAttribute('data-task');
  const moved = page.locator(`[data-board=in-progress] [data-task="${id}"]`);
  const before = await storedData('kanban');
  await card.getByRole('link').focus();
  await page.keyboard.press('Space');
  await page.getByText(/lifted: 1 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await moved.locator(':focus').waitFor();
  await page.keyboard.press('Space');
  await page.getByText(/is now \d+ of/).waitFor();
  await expect.poll(() => storedData('kanban')).not.toBe(before);
  await page.reload();
  await expect
    .poll(() => cards('in-progress').evaluateAll((all) => all.map((it) => it.dataset['task'])))
    .toContain(id);
});

test('a new event appears in the calendar', async () => {
  await page.goto('/apps/calendar?event=new');
  const form = page.getByRole('dialog', { name: 'Add event' });
  await form.getByRole('textbox', { name: /^Title/ }).fill('Sharpen the knives');
  await form.getByRole('button', { name: 'Add event' }).click();
  await page.getByText('Event added').waitFor();
  await page.goto('/apps/calendar?view=list');
  const shown = page.getByRole('main').getByText('Sharpen the knives');
  await expect.poll(() => shown.count()).toBeGreaterThan(0);
});

test('an invoice is saved as a PDF', async () => {
  await page.goto('/apps/invoice/preview/4990');
  const [download] = await Promise.all([page.waitForEvent('download'), button('Download').click()]);
  expect(download.suggestedFilename()).toMatch(/4990.*\.pdf$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a chat message is stored and survives a reload', async () => {
  await page.goto('/apps/chat?contact=2');
  const field = page.getByRole('textbox', { name: /message/i });
  await field.fill('The lemons are here');
  await field.press('Enter');
  await page.getByRole('region', { name: 'Messages' }).getByText('The lemons are here').waitFor();
  await expect.poll(() => storedData('chat')).toContain('The lemons are here');
  await page.reload();
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByText('The lemons are here').waitFor();
  expect(await messages.innerText()).toContain('The lemons are here');
});

test('a scenario is in the URL, and a reset undoes every change', async () => {
  await page.goto('/apps/email?scenario=failing');
  await page.getByRole('heading', { name: 'Couldn’t load emails' }).waitFor();
  await page.goto('/apps/chat?scenario=empty');
  await page.getByText('No chats yet').waitFor();
  await page.goto('/apps/todo');
  await button('Demo scenario').click();
  await page.getByRole('menuitem', { name: 'Reset sample data' }).click();
  await page.goto('/apps/email/sent');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await expect.poll(() => page.getByText('Lemons for Friday').count()).toBe(0);
  expect(device.errors).toEqual([]);
});

test('a template app uses the browser’s time zone, not the merchant’s', async () => {
  const abroad = await devices.open({ timezoneId: 'America/New_York' });
  await new Till(abroad.page).signIn('merchant');
  await abroad.page.goto('/apps/email?compose=new');
  await abroad.page.getByRole('button', { name: 'More ways to send' }).click();
  const tomorrow = abroad.page.getByRole('menuitem', { name: /^Tomorrow morning/ });
  expect(await tomorrow.textContent()).toMatch(/\b0?8\b/);
});

test('access control hides the analytics from a waiter, and refuses their page', async () => {
  await page.goto('/access-control');
  await page.getByRole('link', { name: 'Open the page for analysts' }).click();
  await page.getByText('You can open this page because your role').waitFor();

  const { page: floor } = await devices.open();
  await new Till(floor).signIn('waiter');
  await floor.goto('/access-control');
  await floor.getByRole('region', { name: 'Visible to everyone' }).waitFor();
  expect(await floor.getByRole('region', { name: 'Visible with analytics access' }).count()).toBe(
    0,
  );
  await floor.goto('/access-control/analytics');
  await floor.getByRole('heading', { name: /^You don’t have access/ }).waitFor();
  expect(await floor.getByText('You can open this page because your role').count()).toBe(0);
});

test('account settings are saved in each section and survive a reload', async () => {
  await page.goto('/pages/account-settings');
  const company = page.getByRole('textbox', { name: 'Company' });
  await company.fill('Lemon & Sons');
  await button('Save changes').click();
  await page.getByText('Details saved').waitFor();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect.poll(() => page.url()).toContain('tab=security');
  await page.getByRole('region', { name: 'Create API key' }).waitFor();
  await page.getByRole('heading', { name: 'Delivery app' }).waitFor();
  await page.getByRole('tab', { name: 'Connections' }).click();
  const google = page.getByRole('switch', { name: /^Google/ });
  const wasConnected = await google.isChecked();
  await google.click();
  await page.getByText(/^Google (dis)?connected$/).waitFor();
  await page.reload();
  expect(await google.isChecked()).toBe(!wasConnected);
  await page.getByRole('tab', { name: 'Account' }).click();
  expect(await company.inputValue()).toBe('Lemon & Sons');
});

test('a change to a template app in one tab appears in another', async () => {
  const other = await page.context().newPage();
  await other.goto('/apps/todo');
  await other
    .getByRole('checkbox', { name: /^Complete: / })
    .first()
    .waitFor();
  await page.goto('/apps/todo?task=new');
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Seen in both tabs');
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect.poll(() => other.getByRole('link', { name: 'Seen in both tabs' }).count()).toBe(1);
  await other.close();
});
