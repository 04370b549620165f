// Tests the built Storybook against the reference pictures, like `pnpm visual`.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, overlayPages } from '../../../scripts/kitStage.mjs';
import { compare, looks, maker, take } from '../scripts/pictures.mjs';
import { stories } from './stories.mjs';

const stage = await openStage();
const [major] = stage.version.split('.');
const isSameEngine = maker()?.split('.')[0] === major;
afterAll(() => stage.close());

test("a story's forced hover and pressed states end with the story", async () => {
  const { show, evaluate, close } = await stage.openPage(looks.light.globals, {});
  const states = () =>
    evaluate(() =>
      [...document.querySelectorAll('[class*="pseudo-"]')].map(({ className }) => className),
    );
  expect(await show('kit-button--pressed')).toEqual([]);
  expect(await states()).not.toEqual([]);
  expect(await show('kit-button--sizes')).toEqual([]);
  expect(await states()).toEqual([]);
  expect(await show('kit-menu--pressed')).toEqual([]);
  expect(await states()).not.toEqual([]);
  expect(await show('kit-badge--default')).toEqual([]);
  expect(await states()).toEqual([]);
  await close();
});

const pages = overlayPages();

test('overlayPages lists the docs pages whose stories open an overlay', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages).toEqual(expect.arrayContaining(['kit-dialog--docs', 'kit-popover--docs']));
});

test.each(pages)('no overlay covers the docs page %s', async (id) => {
  expect(await stage.findCovers(id)).toEqual([]);
});

test('the reference pictures record the Chromium version that took them', () => {
  expect(maker()).toMatch(/^\d+\./);
});

describe.each(Object.entries(looks))('the look %s', (look, options) => {
  let page;
  beforeAll(async () => {
    page = await stage.openPage(options.globals, { viewport: options.viewport });
  });
  afterAll(() => page.close());

  test.each(stories)('story %s matches its reference picture', async (id) => {
    expect(compare(`${id}.${look}`, await take(page, id), { isSameEngine })).toBeNull();
  });
});
