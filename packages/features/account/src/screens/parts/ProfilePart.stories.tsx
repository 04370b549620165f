import type { Meta, StoryObj } from '@storybook/react-vite';
import { getUserInfo, type UserInfo } from '@servery/api';
import { answers, never, refuses } from '@servery/api/mocks';
import { rightsOf } from '@servery/domain/people';
import { merchants, people, userInfoOf } from '@servery/sample';
import { expect, within } from 'storybook/test';
import { ProfilePart } from './ProfilePart.tsx';

const infoOf = (username: string): UserInfo =>
  userInfoOf(
    people.find((person) => person.username === username)!,
    merchants,
  );
const answer = answers(() => ({}));
const as = (info: UserInfo) => ({ msw: { handlers: [answer(getUserInfo, () => info)] } });

const meta = { component: ProfilePart } satisfies Meta<typeof ProfilePart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: as(infoOf('cashier')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Siti Hajar Ismail' });
    const alone = within(canvas.getByRole('list', { name: 'Allowed' }));
    await expect(alone.getByText('Take payments')).toBeVisible();
    await expect(alone.getByText('Give discounts up to 5%')).toBeVisible();
    const approved = within(canvas.getByRole('list', { name: 'Needs approval by PIN' }));
    await expect(approved.getByText('Void orders')).toBeVisible();
    await expect(approved.queryByText('Take payments')).not.toBeInTheDocument();
    const denied = within(canvas.getByRole('list', { name: 'Not allowed' }));
    await expect(denied.getByText('Reopen orders')).toBeVisible();
  },
};

export const Owner: Story = {
  parameters: as(infoOf('merchant')),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Allowed' });
    await expect(canvas.queryByRole('list', { name: 'Not allowed' })).not.toBeInTheDocument();
  },
};

export const Many: Story = { parameters: as(infoOf('supermerchant')) };

export const Empty: Story = {
  parameters: as({
    ...infoOf('marketing'),
    merchant: null,
    merchants: [],
    rights: {
      ...rightsOf('staff', 'marketing'),
      grants: Object.fromEntries(
        Object.keys(rightsOf('staff', 'marketing').grants).map((name) => [name, 'deny']),
      ) as UserInfo['rights']['grants'],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('None yet');
  },
};

export const LongText: Story = {
  parameters: as({
    ...infoOf('cashier'),
    name: 'Puteri Nur Syahirah Batrisyia binti Tengku Abdul Kamaruddin Shah',
    username: 'puteri.nur.syahirah.batrisyia@seri-melati-chow-kit',
  }),
};

export const Loading: Story = { parameters: { msw: { handlers: [never(getUserInfo)] } } };

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(getUserInfo, 'crashed')] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Couldn’t load this page' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [refuses(getUserInfo, 'offline')] } },
};

export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
