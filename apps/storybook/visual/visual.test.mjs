// Looks at the built Storybook, as `pnpm visual` does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage } from '../../../scripts/kitStage.mjs';
import { compare, looks, maker, take } from '../scripts/pictures.mjs';
import { stories } from './stories.mjs';

const stage = await openStage();
const [major] = stage.version.split('.');
const isComparable = maker()?.split('.')[0] === major;
if (!isComparable)
  console.log(
    `Skipped the pictures: Chromium ${maker()} made them, and this is ${stage.version}. Take them again with pnpm visual --update.`,
  );
afterAll(() => stage.close());

test('hover and press end with their story', async () => {
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

const pages = ['dialog', 'drawer', 'menu', 'select', 'datepicker', 'formdrawer', 'commandpalette'];

test.each(pages)('nothing covers the docs page of %s', async (name) => {
  expect(await stage.findCovers(`kit-${name}--docs`)).toEqual([]);
});

describe.runIf(isComparable).each(Object.entries(looks))('in the look %s', (look, options) => {
  let page;
  beforeAll(async () => {
    page = await stage.openPage(options.globals, { viewport: options.viewport });
  });
  afterAll(() => page.close());

  test.each(stories)('%s looks as in its picture', async (id) => {
    expect(compare(`${id}.${look}`, await take(page, id))).toBeNull();
  });
});
