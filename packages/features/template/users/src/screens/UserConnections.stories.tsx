import { refuses } from '@servery/api/mocks';
import { connectUserService, saveUserNotices } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { accountOf, changeAccount } from '../mocks/accounts.ts';
import { card, focusedOn, handled, phone, press, restored } from './stories.fixtures.ts';
import { UsersAddress } from './UsersAddress.fixtures.tsx';

const notices = { address: '/apps/user/view/1?tab=notices' };

const meta = {
  title: 'screens/UserView/Notifications and connections',
  component: UsersAddress,
  args: { address: '/apps/user/view/1?tab=connections', onAddressChange: fn() },
  beforeEach: () => {
    changeAccount(1, (account) => {
      account.services.google = false;
      account.networks.x = null;
      account.notices.newForYou.email = false;
    });
    return restored();
  },
} satisfies Meta<typeof UsersAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const switchOf = () => screen.findByRole('switch', { name: /^Google/ });
const box = () => screen.findByRole('checkbox', { name: 'News and offers: Email' });

export const Connections: Story = {
  play: async () => {
    await expect(await switchOf()).not.toBeChecked();
    await userEvent.click(await switchOf());
    await screen.findByText('Google connected');
    await waitFor(async () => expect(await switchOf()).toBeChecked());
    await userEvent.click(await switchOf());
    await screen.findByText('Google disconnected');
    await waitFor(async () => expect(await switchOf()).not.toBeChecked());
    await expect(await switchOf()).toHaveFocus();
  },
};
export const Networks: Story = {
  play: async () => {
    await press('Link X');
    await screen.findByText('X connected');
    await focusedOn('Unlink X');
    await expect(accountOf(1).networks.x).toBe('aina.rahman');
    await press('Unlink X');
    await screen.findByText('X disconnected');
    await focusedOn('Link X');
  },
};
export const NotConnected: Story = {
  parameters: handled(refuses(connectUserService, 'forbidden')),
  play: async () => {
    await userEvent.click(await switchOf());
    await screen.findByText('You don’t have permission to do this. Ask someone who does.');
    await expect(await switchOf()).not.toBeChecked();
  },
};
export const Still: Story = { play: async () => void (await switchOf()) };
export const Dark: Story = { ...Still, globals: { skin: 'dark' } };
export const Phone: Story = { ...Still, globals: phone };

export const Notices: Story = { args: notices, play: async () => void (await box()) };
export const NoticesDark: Story = { ...Notices, globals: { skin: 'dark' } };
export const NoticesOnPhone: Story = { ...Notices, globals: phone };
export const NoticesSaved: Story = {
  args: notices,
  play: async () => {
    const form = await card('Notification settings');
    await expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await userEvent.click(await box());
    await press('Discard');
    await expect(await box()).not.toBeChecked();
    await userEvent.click(await box());
    await press('Save changes');
    await screen.findByText('Notification settings saved');
    await waitFor(() => expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled());
    await expect(await box()).toBeChecked();
    await expect(accountOf(1).notices.newForYou.email).toBe(true);
    const region = screen.getByRole('region', { name: 'Notification settings' });
    await expect(region).toContainElement(document.activeElement as HTMLElement);
  },
};
export const NoticesNotSaved: Story = {
  args: notices,
  parameters: handled(refuses(saveUserNotices, 'crashed')),
  play: async () => {
    await userEvent.click(await box());
    await press('Save changes');
    await screen.findByText('Couldn’t save your changes. Try again in a moment.');
    await expect(await box()).toBeChecked();
  },
};
