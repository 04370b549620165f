import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { devices } = await openShopAndBrowser();
let device: Device;
let page: Page;

// One device for all tests: changes in the blog stay in this browser.
beforeAll(async () => {
  device = await devices.open();
  page = device.page;
  await new Till(page).signIn('merchant');
});

const posts = () => page.getByRole('list', { name: 'Posts', exact: true }).getByRole('listitem');

test('the search and the pages of the blog are in the URL', async () => {
  await page.goto('/pages/blog/list');
  await page.getByText('14 posts').waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL('**/list?page=2');
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('noodles');
  await page.waitForURL('**/list?q=noodles');
  await expect.poll(() => posts().count()).toBe(1);
  await page.reload();
  await posts().getByRole('link', { name: 'Noodles in nine minutes', exact: true }).click();
  await page.waitForURL('**/pages/blog/detail/5');
  await page.getByRole('heading', { level: 1, name: 'Noodles in nine minutes' }).waitFor();
  expect(await page.locator('article :is(script, style, iframe, [onclick])').count()).toBe(0);
});

test('a comment and its author are there after a reload, if the author wants it', async () => {
  await page.goto('/pages/blog/detail/5');
  const form = page.getByRole('form', { name: 'Leave a comment' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('Ida Berg');
  await form.getByRole('textbox', { name: /^Email/ }).fill('ida@example.com');
  await form.getByRole('textbox', { name: /^Your comment/ }).fill('Eight minutes at sea level.');
  await form.getByRole('checkbox', { name: /^Save my name/ }).press('Space');
  await form.getByRole('button', { name: 'Post comment' }).press('Enter');
  await page.getByRole('listitem').getByText('Eight minutes at sea level.').waitFor();
  await page.reload();
  await page.getByRole('listitem').getByText('Eight minutes at sea level.').waitFor();
  expect(await form.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Ida Berg');
});

test('an edited post is there after a reload', async () => {
  await page.goto('/pages/blog/detail/4');
  await page.getByRole('link', { name: 'Edit post' }).click();
  await page.waitForURL('**/pages/blog/edit/4');
  const form = page.getByRole('form', { name: 'Edit post' });
  await form.getByRole('textbox', { name: /^Title/ }).fill('A uniform for everyone');
  const text = form.getByRole('textbox', { name: /^Text of the post/ });
  await text.press('Control+End');
  await page.keyboard.type(' Wash it warm.');
  // Leaving asks before the changes are lost.
  await form.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL('**/pages/blog/detail/4');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'A uniform for everyone' }).waitFor();
  await expect.poll(() => page.getByRole('article').innerText()).toContain('Wash it warm.');
});

test('likes, comments, votes and edits of the profile are there after a reload', async () => {
  await page.goto('/pages/profile');
  const post = page.getByRole('article', { name: /^First evening/ });
  await post.getByRole('button', { name: 'Like', exact: true }).click();
  await post.getByRole('textbox', { name: /^Add a comment/ }).fill('See you on Friday!');
  await post.getByRole('button', { name: 'Send comment' }).click();
  await post.getByRole('listitem').getByText('See you on Friday!').waitFor();
  await page.getByRole('radio', { name: 'Tom yum' }).check();
  await page.getByText('35% (6 votes)').waitFor();
  await page.getByRole('button', { name: 'Load more posts' }).click();
  await page.getByText('Showing 6 of 8 posts').waitFor();
  await page
    .getByRole('navigation', { name: 'Sections of the profile' })
    .getByText('About')
    .click();
  await page.waitForURL('**/pages/profile?tab=about');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const form = page.getByRole('dialog', { name: 'Edit profile' });
  await form.getByRole('textbox', { name: /^Lives in/ }).fill('Penang');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Profile saved').waitFor();
  await page.reload();
  await page.getByText('Penang', { exact: true }).waitFor();
  await page.goto('/pages/profile');
  await post.getByRole('listitem').getByText('See you on Friday!').waitFor();
  const like = post.getByRole('button', { name: 'Like', exact: true });
  expect(await like.getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByRole('radio', { name: 'Tom yum' }).isChecked()).toBe(true);
});

test('a video of the profile plays under the app’s content policy', async () => {
  await page.goto('/pages/profile?post=7');
  const video = page.locator('article video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
});

test.each(['/forms/elements/select', '/components/auto-complete'])(
  'films can be found by part of their titles at %s',
  async (path) => {
    await page.goto(path);
    await page.getByRole('combobox', { name: 'Film', exact: true }).fill('rashomon');
    await page.getByRole('option', { name: 'Rashomon' }).click();
    await page.getByText('Current value: Rashomon').waitFor();
    const autocomplete = page.getByRole('combobox', { name: 'Film title' });
    await autocomplete.fill('ratat');
    await page.getByRole('option', { name: /^Ratatouille/ }).click();
    await expect.poll(() => autocomplete.inputValue()).toBe('Ratatouille');
  },
);

test('the blog and the profile fit a phone and read from right to left', async () => {
  const phone = await devices.open({ viewport: { width: 390, height: 844 }, language: 'ar' });
  await phone.page.goto('/');
  await new Till(phone.page).enter('merchant');
  for (const path of [
    'blog/list',
    'blog/detail/14',
    'blog/edit/14',
    'profile',
    'profile?tab=friends',
  ]) {
    await phone.page.goto(`/pages/${path}`);
    await phone.page.locator('main :is(h2, form)').first().waitFor();
    await expect.poll(() => phone.page.locator('main [aria-busy=true]').count()).toBe(0);
    await expectAccessible(phone.page, path);
  }
  expect([...device.errors, ...phone.errors]).toEqual([]);
});
