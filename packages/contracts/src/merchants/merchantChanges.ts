import { acceptInvitation, getMerchantInfo, openInvitation } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { fieldsOf, refused, type Stage } from '../Stage.ts';
import { merchantCalls, newMerchant } from './merchantCalls.ts';

/** Creating and editing merchants, and inviting their owners. */
export function merchantChanges(stage: Stage): void {
  const { list, get, create, edit, inviteOwner } = merchantCalls(stage);

  describe('createMerchant', () => {
    test('adds a merchant whose owner signs in by invitation', async () => {
      const { merchant, token } = await create(newMerchant('lim.meiling'));
      expect(merchant).toMatchObject({
        version: 1,
        name: 'Kopitiam Jaya',
        parent: null,
        status: 'active',
        setup_status: 'draft',
        owner: { username: 'lim.meiling', phone: '+60123450789', status: 'invited' },
        agents: [],
        supermerchant: null,
        needed: ['menu'],
      });
      expect(await get(merchant.id)).toEqual(merchant);
      const browser = stage.recorded(await stage.host.browser());
      const body = { token, new_password: 'lemang over an open fire' };
      const { user } = await browser.call(acceptInvitation, { body });
      expect(user).toMatchObject({ role: 'merchant', merchant: { id: merchant.id } });
      expect((await get(merchant.id)).owner).toMatchObject({ status: 'active' });
    });

    test('makes the new merchant one of the agent’s', async () => {
      const { merchant } = await create(newMerchant('tan.ahkow'), 'agent');
      expect(merchant.agents).toEqual([{ id: 2, name: 'Jason Lim Wei Jie' }]);
      expect((await get(merchant.id, 'agent')).owner?.phone).toBe('•••• 0789');
      expect((await list({ search: 'kopitiam' }, 'agent')).total).toBe(1);
      expect((await list({ search: 'kopitiam' })).total).toBe(2);
    });

    test('is found by email and phone number', async () => {
      expect((await list({ search: 'Lim.MeiLing@kopitiam' })).total).toBe(1);
      expect((await list({ search: '012-345 0789' })).total).toBe(2);
      // An agent sees the number masked, and can’t work it out by searching.
      expect((await list({ search: '012-345 0789' }, 'agent')).total).toBe(0);
    });

    test('refuses a username that is taken, and an owner without contact details', async () => {
      expect(await fieldsOf(create(newMerchant('Cashier')))).toEqual([['owner.username', 'taken']]);
      const { owner, ...business } = newMerchant('nobody.here');
      const silent = { ...business, owner: { ...owner, email: '', phone: '' } };
      expect(await fieldsOf(create(silent))).toEqual([['owner.phone', 'no_contact']]);
    });
  });

  describe('inviteOwner', () => {
    const created = async (username: string, by: string) => {
      const { merchant, token } = await create(newMerchant(username), by);
      return { merchant, token, browser: stage.recorded(await stage.host.browser()) };
    };

    test('lets an agent replace an invitation that was lost', async () => {
      const { merchant, token, browser } = await created('wong.meifong', 'agent');
      const again = await inviteOwner(merchant, 'agent');
      expect(again.merchant).toMatchObject({
        id: merchant.id,
        version: merchant.version,
        owner: { status: 'invited', version: merchant.owner!.version + 1 },
      });
      expect(await refused(browser.call(openInvitation, { body: { token } }))).toMatchObject({
        code: 'notFound',
      });
      const body = { token: again.token, new_password: 'lemang over an open fire' };
      const { user } = await browser.call(acceptInvitation, { body });
      expect(user).toMatchObject({ role: 'merchant', merchant: { id: merchant.id } });
    });

    test('leaves the password of an owner to the merchant', async () => {
      const now = await get(102);
      expect(await refused(inviteOwner(now))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'status', status: 'active' } },
      });
      expect(await get(102)).toEqual(now);
    });

    test('refuses an older version of the owner, and other people', async () => {
      const { merchant } = await created('wong.meiyi', 'admin');
      const { merchant: now } = await inviteOwner(merchant);
      expect(await refused(inviteOwner(merchant))).toMatchObject({
        code: 'conflict',
        matter: { current: now },
      });
      expect(await refused(inviteOwner(now, 'agent'))).toMatchObject({ code: 'notFound' });
      expect(await refused(inviteOwner(now, 'supermerchant'))).toMatchObject({
        code: 'forbidden',
      });
    });
  });

  describe('editMerchant', () => {
    test('renames a merchant and changes the contact details of its owner', async () => {
      const before = await get(102);
      const owner = {
        version: before.owner!.version,
        name: 'Hafiz K.',
        email: 'hafiz@example.com',
      };
      const after = await edit(before, { name: 'Seri Melati Bangsar Baru', owner }, 'agent');
      expect(after).toMatchObject({
        version: before.version + 1,
        name: 'Seri Melati Bangsar Baru',
        owner: { name: 'Hafiz K.', email: 'hafiz@example.com' },
      });
      expect((await list({ search: 'bangsar baru' })).total).toBe(1);
      expect(await stage.as('merchant.bangsar', getMerchantInfo, { query: {} })).toMatchObject({
        name: 'Seri Melati Bangsar Baru',
      });
    });

    test('keeps a phone number that is left out', async () => {
      const { aaData } = await list({ search: 'tan.ahkow' });
      const before = await get(aaData[0]!.id);
      const { version, name } = before.owner!;
      const after = await edit(before, { name: before.name, owner: { version, name, email: '' } });
      expect(after.owner).toMatchObject({ phone: '+60123450789', email: '' });
      expect(after.version).toBe(before.version);
    });

    test('refuses older versions of the merchant and of its owner', async () => {
      const now = await get(102);
      const { version, name, email } = now.owner!;
      const old = edit({ id: 102, version: now.version - 1 }, { name: 'Old' });
      expect(await refused(old)).toMatchObject({ code: 'conflict', matter: { current: now } });
      const owner = { version: version - 1, name, email };
      expect(await refused(edit(now, { name: 'Old', owner }))).toMatchObject({
        code: 'conflict',
        matter: { current: now },
      });
      expect(await get(102)).toEqual(now);
    });

    test('is up to those who look after the merchant', async () => {
      const now = await get(103);
      expect(await refused(edit(now, { name: 'Mine' }, 'agent'))).toMatchObject({
        code: 'notFound',
      });
      expect(await refused(edit(now, { name: 'Mine' }, 'supermerchant'))).toMatchObject({
        code: 'forbidden',
      });
    });
  });
}
