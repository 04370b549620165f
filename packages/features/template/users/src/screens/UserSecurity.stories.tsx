import { refuses } from '@servery/api/mocks';
import { setTwoStep, setUserPassword } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { accountOf, changeAccount } from '../mocks/accounts.ts';
import {
  answered,
  card,
  closed,
  dialog,
  fill,
  focusedOn,
  handled,
  phone,
  press,
  restored,
} from './stories.fixtures.ts';
import { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  title: 'screens/UserView/Security',
  component: UsersAddress,
  args: { address: '/apps/user/view/1?tab=security', onAddressChange: fn() },
  beforeEach: () => {
    changeAccount(1, (account) => void (account.passwordChangedAt = null));
    return restored();
  },
} satisfies Meta<typeof UsersAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Recent devices' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(accountOf(1).devices.length);
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = { ...Loaded, globals: phone };
export const Empty: Story = {
  beforeEach: () => void changeAccount(1, (account) => void (account.devices = [])),
  play: async () => void (await screen.findByText('No devices yet')),
};

const change = async (password: string, again = password) => {
  const form = await card('Change password');
  for (const [label, text] of [
    ['New password', password],
    ['Confirm new password', again],
  ] as const) {
    const field = form.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(form.getByRole('button', { name: 'Change password' }));
  return form;
};

export const PasswordChanged: Story = {
  play: async () => {
    const form = await change('Short1');
    await form.findByText(/^Use 8/);
    await change('no capitals 1');
    await form.findByText('Use an uppercase letter and a digit or symbol.');
    await change('NoDigitOrSymbol');
    await form.findByText('Use an uppercase letter and a digit or symbol.');
    await change('Three Lemons!', 'Three Limes!');
    await form.findByText('The passwords don’t match.');
    await expect(accountOf(1).passwordChangedAt).toBeNull();
    await change('Three Lemons!');
    await screen.findByText('Password changed');
    await screen.findByText(/^Last changed on/);
    const region = screen.getByRole('region', { name: 'Change password' });
    await expect(region).toContainElement(document.activeElement as HTMLElement);
    await expect(form.getByLabelText('New password')).toHaveValue('');
    await expect(screen.queryByText('This field is required.')).toBeNull();
  },
};
export const PasswordNotChanged: Story = {
  parameters: handled(refuses(setUserPassword, 'crashed')),
  play: async () => {
    const form = await change('Three Lemons!');
    await form.findByText('Couldn’t save your changes. Try again in a moment.');
    await expect(form.getByLabelText('New password')).toHaveValue('Three Lemons!');
  },
};

export const TwoStepByApp: Story = {
  play: async () => {
    await press('Turn on');
    const form = await dialog('Two-step verification');
    await form.findByRole('img', { name: 'QR code for the authenticator app' });
    await fill(form, /^Verification code/, '123');
    await userEvent.click(form.getByRole('button', { name: 'Turn on' }));
    await form.findByText('Enter the 6 digits of the code.');
    await fill(form, /^Verification code/, '123456');
    await userEvent.click(form.getByRole('button', { name: 'Turn on' }));
    await closed();
    await screen.findByText('Two-step verification turned on');
    const state = await card('Two-step verification');
    await state.findByText('Authenticator app');
    await focusedOn('Turn off');
  },
};
export const TwoStepByMessage: Story = {
  play: async () => {
    await press('Turn on');
    const form = await dialog('Two-step verification');
    await userEvent.click(await form.findByRole('radio', { name: /^Text message/ }));
    await expect(form.queryByRole('img')).toBeNull();
    await fill(form, /^Verification code/, '123456');
    await fill(form, /^Phone/, '0123');
    await userEvent.click(form.getByRole('button', { name: 'Turn on' }));
    await form.findByText('Enter a phone number, such as +60123456789.');
    await fill(form, /^Phone/, '+60 12-345 6789');
    await userEvent.click(form.getByRole('button', { name: 'Turn on' }));
    await closed();
    await expect(accountOf(1).twoStep).toEqual({ method: 'sms', phone: '+60123456789' });
    await screen.findByText('+60123456789');
  },
};
export const TwoStepRefused: Story = {
  parameters: handled(refuses(setTwoStep, 'crashed')),
  play: async () => {
    await press('Turn on');
    const form = await dialog('Two-step verification');
    await fill(form, /^Verification code/, '123456');
    await userEvent.click(form.getByRole('button', { name: 'Turn on' }));
    await form.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};
export const TwoStepTurnedOff: Story = {
  beforeEach: () => void changeAccount(1, (account) => void (account.twoStep = { method: 'app' })),
  play: async () => {
    await press('Turn off');
    const question = await dialog('Turn off two-step verification?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }));
    await answered();
    await screen.findByText('Two-step verification turned off');
    await waitFor(() => expect(accountOf(1).twoStep).toBeNull());
    await focusedOn('Turn on');
  },
};
