import {
  copyMenu,
  createMenu,
  createCategory,
  editPlatformSetting,
  getPlatformSetting,
  getSetUpGuide,
  goLive,
  listMenus,
  listMenuSources,
  markSetUpStep,
  nameOf,
  toggleMenu,
  type PlatformContact,
  type SetUpMark,
  type SetUpStep,
} from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { refused, Stage } from '../Stage.ts';
import { menuCopies } from './menuCopies.ts';
import type { SetUpGuideHost } from './setUpGuideHost.ts';

/** The endpoints covered by the contract of the set-up guide, as `GET /path`. */
export const setUpGuideEndpoints: ReadonlySet<string> = new Set(
  [getSetUpGuide, markSetUpStep, goLive, listMenuSources, copyMenu].map(nameOf),
);

/** The outlet of the sample that isn't live yet. */
const newOutlet = 104;

/**
 * Registers the tests that any host of the set-up guide must pass. The last one checks that every
 * endpoint was called.
 */
export function setUpGuideContract(start: () => Promise<SetUpGuideHost> | SetUpGuideHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  const guide = (merchant_id: number | '' = newOutlet, username = 'supermerchant') =>
    stage.as(username, getSetUpGuide, { query: { merchant_id } });
  const mark = async (step: SetUpStep, to: SetUpMark | null, version?: number) => {
    const based = { merchant_id: newOutlet, version: version ?? (await guide()).version };
    return stage.as('supermerchant', markSetUpStep, { body: { ...based, step, mark: to } });
  };
  const live = async (merchant_id = newOutlet) => {
    const { version } = await guide(merchant_id);
    return stage.as('supermerchant', goLive, { body: { merchant_id, version } });
  };
  const stateOf = async (step: SetUpStep) =>
    (await guide()).steps.find((one) => one.step === step)?.state;

  describe('the set-up guide', () => {
    test('counts what a merchant has', async () => {
      const { setup_status, steps, needed } = await guide(101);
      expect(setup_status).toBe('live');
      expect(needed).toEqual([]);
      for (const step of ['payments', 'tables', 'menu', 'printers', 'taxes'])
        expect(steps.find((one) => one.step === step)).toMatchObject({ state: 'done' });
    });

    test('keeps a mark until it is removed', async () => {
      const before = await stateOf('hours');
      expect(before).toBe('open');
      const skipped = await mark('hours', 'skipped');
      expect(skipped.steps.find(({ step }) => step === 'hours')?.state).toBe('skipped');
      await mark('hours', 'done');
      expect(await stateOf('hours')).toBe('done');
      await mark('hours', null);
      expect(await stateOf('hours')).toBe('open');
    });

    test('refuses a change that is based on an outdated version', async () => {
      const { version } = await guide();
      const marked = await mark('profile', 'skipped', version);
      const problem = await refused(mark('printers', 'skipped', version));
      expect(problem).toMatchObject({ code: 'conflict', matter: { current: marked } });
    });

    test('has the contact of the platform', async () => {
      const save = async (value: PlatformContact) => {
        const query = { type: 'contact' as const };
        const { version } = await stage.as('admin', getPlatformSetting, { query });
        await stage.as('admin', editPlatformSetting, {
          body: { type: 'contact', version, value },
        });
      };
      const none = { name: '', email: '', hotline: '' };
      const contact = { name: 'Servery', email: 'help@servery.example', hotline: '+60312345678' };
      await save(contact);
      expect((await guide('', 'merchant')).support).toEqual(contact);
      await save(none);
      expect((await guide('', 'merchant')).support).toEqual(none);
    });

    test('is refused beyond the caller’s merchants, and to people who may not change them', async () => {
      expect(await refused(guide(104, 'merchant'))).toMatchObject({ code: 'forbidden' });
      for (const username of ['supervisor', 'cashier', 'kitchen'])
        expect(await refused(guide('', username))).toMatchObject({ code: 'forbidden' });
    });
  });

  describe('going live', () => {
    test('needs an item on the menu', async () => {
      const { aaData } = await stage.as('supermerchant', listMenus, {
        query: { merchant_id: newOutlet, length: 100 },
      });
      const active = aaData.filter(({ is_active }) => is_active);
      const switched = async (to: boolean) => {
        for (const menu of active) {
          const body = { version: menu.version, is_active: to };
          const { version } = await stage.as('supermerchant', toggleMenu, {
            params: { id: menu.id },
            body,
          });
          menu.version = version;
        }
      };
      await switched(false);
      expect((await guide()).needed).toEqual(['menu']);
      expect(await refused(live())).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'set_up_step', steps: ['menu'] } },
      });
      const category = await stage.as('supermerchant', createCategory, {
        body: { merchant_id: newOutlet, name: 'Opening day' },
      });
      await stage.as('supermerchant', createMenu, {
        body: {
          merchant_id: newOutlet,
          category_id: category.id,
          name: 'Nasi ulam',
          price: 1200,
          tax_class: 'SST',
        },
      });
      expect((await guide()).needed).toEqual([]);
      // Other contracts order these dishes.
      await switched(true);
    });

    test('happens once', async () => {
      expect((await live()).setup_status).toBe('live');
      expect(await refused(live())).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'set_up_status' } },
      });
    });
  });

  menuCopies(stage);

  test('exercises every endpoint', () => {
    const called = [...stage.seen].filter((name) => setUpGuideEndpoints.has(name));
    expect(called.toSorted()).toEqual([...setUpGuideEndpoints].toSorted());
  });
}
