import { describe, expect, test } from 'vitest';
import { rightsOf } from '@servery/domain/people';
import { routes } from '../src/boot/routes.ts';
import type { Route } from '../src/boot/screen.ts';
import { addressesIn } from './support/addresses.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import type { DeviceOptions } from './support/openBrowser.ts';
import { Opener } from './support/Opener.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
const addresses = await addressesIn(shop);

type Look = Required<Pick<DeviceOptions, 'skin' | 'language'>> & { widths: readonly number[] };

const widths = [390, 768, 1280, 1920];
const skins = ['light', 'bordered', 'dark', 'semi-dark'] as const;
const languages = ['en', 'ar'] as const;

/** Covers every width, skin and direction at least once; `EVERY_LOOK=1` tries all combinations. */
const looks: readonly Look[] = process.env['EVERY_LOOK']
  ? skins.flatMap((skin) => languages.map((language) => ({ skin, language, widths })))
  : skins.map((skin, at) => ({
      skin,
      language: languages[at % 2] ?? 'en',
      widths: widths.slice(at, at + 1),
    }));

const timeout = process.env['EVERY_LOOK'] ? 3_600_000 : 900_000;

/** Leaves out the template apps' paths with parameters, which need rows of their own samples. */
const visited = routes.filter(({ path, isTemplate }) => !isTemplate || !path.includes(':'));

const { grants } = rightsOf('merchant', null);
const isRefused = ({ access }: Route) =>
  Object.entries(grants).some(([name, grant]) => name === access && grant === 'deny');

/** Returns the account that visits a page: the first that can open it. */
const visitorOf = (route: Route): 'nobody' | 'merchant' | 'admin' => {
  if (route.access === 'public' || route.access === 'guest') return 'nobody';
  return isRefused(route) ? 'admin' : 'merchant';
};

/** Returns a name for a screen and those whose state it shares. */
const screenOf = ({ screen, path }: Route) => screen ?? path;

describe.each(looks)('with skin $skin in $language', (look) => {
  const begin = async (visitor: ReturnType<typeof visitorOf>) => {
    const { page, errors } = await devices.open({ ...look, serviceWorkers: 'allow' });
    const opener = new Opener(page);
    if (visitor !== 'nobody') {
      await page.goto('/');
      await new Till(page).enter(visitor);
    }
    return { page, errors, opener };
  };

  const visitors = ['merchant', 'admin', 'nobody'] as const;
  test.each(visitors)('every page of %s opens', { timeout }, async (visitor) => {
    const { page, errors, opener } = await begin(visitor);
    // Loads every page in the first look; in the others, follows links within one document.
    const isFollower = visitor !== 'nobody' && look !== looks[0];
    let shown: string | undefined;
    for (const route of visited.filter((each) => visitorOf(each) === visitor)) {
      const known = route.path.includes(':') ? addresses[route.path] : [route.path];
      if (!known) throw new Error(`No address is known for ${route.path}.`);
      const screen = screenOf(route);
      for (const address of known)
        for (const width of look.widths) {
          const what = `${address} at ${width}, ${look.skin}, ${look.language}`;
          await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
          if (isFollower && shown && shown !== screen) await opener.follow(address);
          else await opener.load(address);
          shown = screen;
          expect(await opener.repeatedRequests(), `asked twice at ${what}`).toEqual([]);
          expect(new URL(page.url()).pathname).toBe(address.split('?')[0]);
          await expectAccessible(page, what);
        }
    }
    expect(errors).toEqual([]);
  });
});
