import { createClient } from '@servery/api';
import {
  addMember,
  changeMember,
  getModalExamples,
  inviteFriend,
  removeMember,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { modalsMocks } from './index.ts';

const server = setupServer(...modalsMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => modalsMocks.reset());

const { call } = createClient({ baseURL: 'http://sample.test/api' });
const read = () => call(getModalExamples, {});

describe('the shared project', () => {
  test('has one owner, and nobody twice', async () => {
    const { members, others } = (await read()).project;
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
    const ids = [...members, ...others].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('adds a person as a viewer, changes the role and removes the person again', async () => {
    const before = (await read()).project;
    const { id, name } = before.others[0]!;
    await call(addMember, { body: { id } });
    await call(changeMember, { body: { id, role: 'editor' } });
    const { members, others } = (await read()).project;
    expect(members.at(-1)).toMatchObject({ id, name, role: 'editor' });
    expect(others.map((each) => each.id)).not.toContain(id);
    const { project } = await call(removeMember, { query: { id } });
    expect(project.members).toEqual(before.members);
    expect((await read()).project).toEqual(project);
  });

  test('keeps its owner', async () => {
    const { id } = (await read()).project.members.find(({ role }) => role === 'owner')!;
    for (const sent of [
      call(changeMember, { body: { id, role: 'viewer' } }),
      call(removeMember, { query: { id } }),
    ])
      await expect(sent).rejects.toMatchObject({ code: 'notAllowedNow' });
  });

  test('returns 404 for unknown people, and for members added again', async () => {
    const [member] = (await read()).project.members;
    for (const sent of [
      call(addMember, { body: { id: 999 } }),
      call(addMember, { body: { id: member!.id } }),
      call(changeMember, { body: { id: 999, role: 'viewer' } }),
      call(removeMember, { query: { id: 999 } }),
    ])
      await expect(sent).rejects.toMatchObject({ status: 404 });
  });
});

describe('referrals', () => {
  test('invite each address once, in any case', async () => {
    await call(inviteFriend, { body: { email: 'Friend@example.com' } });
    await expect(
      call(inviteFriend, { body: { email: 'friend@example.com' } }),
    ).rejects.toMatchObject({ matter: { fields: { email: { code: 'taken' } } } });
    expect((await read()).referral.invited).toEqual(['friend@example.com']);
  });

  test.each(['', 'friend', 'friend@'])('refuse “%s”', async (email) => {
    await expect(call(inviteFriend, { body: { email } })).rejects.toMatchObject({
      matter: { fields: { email: expect.anything() } },
    });
  });
});
