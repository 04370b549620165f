import { never, refuses } from '@servery/api/mocks';
import {
  changeOwnPassword,
  deleteOwnAccount,
  getAccountSettings,
  keepOwnAccount,
  saveOwnProfile,
} from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent as events, waitFor } from 'storybook/test';
import { accountOf } from '../mocks/accounts.ts';
import { ownId, settingsStore } from '../mocks/settings.ts';
import {
  answered,
  at,
  card,
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
  title: 'screens/AccountSettings',
  component: UsersAddress,
  args: { address: '/pages/account-settings', onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof UsersAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = 'Couldn’t save your changes. Try again in a moment.';
const details = () => card('Your details');
const userEvent = events.setup({ applyAccept: false });
const stored = () => settingsStore.read();

export const Loaded: Story = {
  play: async () => {
    const form = await details();
    await expect(form.getByRole('textbox', { name: /^First name/ })).toHaveValue('Farah');
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('+603 555 012 34');
    await expect(form.getByRole('combobox', { name: /^Time zone/ })).toHaveValue(
      'Asia/Kuala_Lumpur',
    );
    await expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Touch: Story = { ...Loaded, globals: { density: 'touch' } };
export const Phone: Story = { ...Loaded, globals: phone };
export const Loading: Story = {
  parameters: handled(never(getAccountSettings)),
  play: async () => void (await screen.findByText('Loading account settings…')),
};
export const Failed: Story = {
  parameters: handled(refuses(getAccountSettings, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the account settings' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const LongText: Story = {
  globals: phone,
  beforeEach: () =>
    settingsStore.change(({ profile }) => {
      profile.firstName = 'Lieferdienst'.repeat(4);
      profile.address = 'Rindfleischetikettierungsüberwachungsstraße '.repeat(4).trim();
    }),
  play: async () => void (await details()),
};

/** Each section has its own URL. */
export const Sections: Story = {
  play: async () => {
    for (const [name, tab] of [
      ['Security', 'security'],
      ['Billing and plan', 'billing'],
      ['Notifications', 'notices'],
      ['Connections', 'connections'],
    ] as const) {
      await userEvent.click(await screen.findByRole('tab', { name }));
      await at(`/pages/account-settings?tab=${tab}`);
    }
    await userEvent.keyboard('{Home}');
    await at('/pages/account-settings');
    await details();
  },
};

export const Saved: Story = {
  play: async () => {
    const form = await details();
    await fill(form, /^First name/, 'Nur Farah');
    await fill(form, /^Phone/, '60123456789');
    await userEvent.click(form.getByRole('combobox', { name: /^Country/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Brazil' }));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Details saved');
    await waitFor(() => expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled());
    await expect(form.getByRole('textbox', { name: /^First name/ })).toHaveValue('Nur Farah');
    await expect(stored().profile).toMatchObject({ phone: '+60123456789', country: 'BR' });
    await expect(stored().user.fullName).toBe('Nur Farah Kamaruddin');
    const region = screen.getByRole('region', { name: 'Your details' });
    await expect(region).toContainElement(document.activeElement as HTMLElement);
  },
};
export const Discarded: Story = {
  play: async () => {
    const form = await details();
    await fill(form, /^Company/, 'Another one');
    await press('Discard');
    await expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue(
      'Lantern Street Kitchens',
    );
  },
};
export const Invalid: Story = {
  play: async () => {
    const form = await details();
    await fill(form, /^First name/, '');
    await fill(form, /^Phone/, '123');
    await fill(form, /^Email/, 'aina.rahman@example.com');
    await press('Save changes');
    await form.findByText('This field is required.');
    await form.findByText('Enter a phone number, such as +60123456789.');
    await expect(form.getByRole('textbox', { name: /^First name/ })).toHaveFocus();
    await fill(form, /^First name/, 'Farah');
    await fill(form, /^Phone/, '');
    await press('Save changes');
    await form.findByText('Another user already has this email address.');
    await expect(stored().profile.email).toBe('farah.kamaruddin@example.com');
  },
};
export const NotSaved: Story = {
  parameters: handled(refuses(saveOwnProfile, 'crashed')),
  play: async () => {
    const form = await details();
    await fill(form, /^Company/, 'Another one');
    await press('Save changes');
    await form.findByText(failed);
    await expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue('Another one');
  },
};

/** A picture of one colour. */
const pictureFile = async () => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 300;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob!], 'me.png', { type: 'image/png' });
};

export const PictureUploaded: Story = {
  play: async () => {
    const form = await details();
    await userEvent.upload(form.getByLabelText('Picture'), await pictureFile());
    await waitFor(() => expect(form.getByRole('button', { name: 'Save changes' })).toBeEnabled());
    await press('Save changes');
    await screen.findByText('Details saved');
    await expect(stored().user.avatar).toMatch(/^data:image\/jpeg;base64,/);
    await waitFor(() => expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled());
    await press('Reset picture');
    await press('Save changes');
    await waitFor(() => expect(stored().user.avatar).toBeNull());
  },
};
export const PictureRefused: Story = {
  play: async () => {
    const form = await details();
    const field = form.getByLabelText('Picture');
    await userEvent.upload(field, new File(['x'], 'me.txt', { type: 'text/plain' }));
    await form.findByText(/me\.txt isn’t a supported picture type\./);
    await userEvent.upload(
      field,
      new File([new Uint8Array(800_001)], 'huge.png', { type: 'image/png' }),
    );
    await form.findByText(/huge\.png is larger than 800 kB\./);
    await userEvent.upload(field, new File(['x'], 'broken.png', { type: 'image/png' }));
    await form.findByText('This picture can’t be opened.');
    await expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

const box = () =>
  screen.findByRole('checkbox', { name: 'I confirm that I want to delete my account' });

export const Deleted: Story = {
  play: async () => {
    await press('Delete account');
    await screen.findByText('Confirm that you want to delete it.');
    await expect(await box()).toHaveFocus();
    await userEvent.click(await box());
    await press('Delete account');
    const first = await dialog('Delete your account?', 'alertdialog');
    await userEvent.click(first.getByRole('button', { name: 'Keep account' }));
    await screen.findByText('Account kept');
    await answered();
    await expect(stored().deletesAt).toBeNull();
    await press('Delete account');
    const second = await dialog('Delete your account?', 'alertdialog');
    await userEvent.click(second.getByRole('button', { name: 'Delete account' }));
    await screen.findByText('Account deletion requested');
    await screen.findByText(/^Your account will be deleted on/);
    await answered();
    await press('Keep account');
    await waitFor(async () => expect(await box()).not.toBeChecked());
    await expect(stored().deletesAt).toBeNull();
    const region = screen.getByRole('region', { name: 'Delete account' });
    await expect(region).toContainElement(document.activeElement as HTMLElement);
  },
};
export const DeletionPending: Story = {
  beforeEach: () =>
    settingsStore.change((rows) => void (rows.deletesAt = '2026-12-29T08:00:00.000Z')),
  play: async () => void (await screen.findByText(/^Your account will be deleted on .*29.*2026$/)),
};
export const NotDeleted: Story = {
  parameters: handled(refuses(deleteOwnAccount, 'crashed')),
  play: async () => {
    await userEvent.click(await box());
    await press('Delete account');
    const question = await dialog('Delete your account?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
    await screen.findByText(failed);
    await expect(stored().deletesAt).toBeNull();
  },
};
export const NotKept: Story = {
  ...DeletionPending,
  parameters: handled(refuses(keepOwnAccount, 'crashed')),
  play: async () => {
    await press('Keep account');
    await screen.findByText(failed);
    await focusedOn('Keep account');
  },
};

const security = { args: { address: '/pages/account-settings?tab=security' } };
const change = async (current: string, password: string, again = password) => {
  const form = await card('Change password');
  for (const [label, text] of [
    ['Current password', current],
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

export const Security: Story = {
  ...security,
  play: async () => {
    await screen.findByRole('table', { name: 'Recent devices' });
    await expect(screen.getByText('The API keys')).toBeVisible();
  },
};
export const SecurityOnPhone: Story = { ...Security, globals: phone };
export const PasswordChanged: Story = {
  ...security,
  play: async () => {
    const form = await change('Anything', 'Three Lemons!', 'Three Limes!');
    await form.findByText('The passwords don’t match.');
    await change('Three Lemons!', 'Three Lemons!');
    await form.findByText('Use a password that differs from the current one.');
    await change('Anything', 'Three Lemons!');
    await screen.findByText('Password changed');
    await form.findByText(/^Last changed on/);
    await change('Anything', 'Four Lemons!');
    await form.findByText('Your current password is incorrect.');
    await waitFor(() => expect(form.getByLabelText('Current password')).toHaveFocus());
  },
};
export const PasswordNotChanged: Story = {
  ...security,
  parameters: handled(refuses(changeOwnPassword, 'crashed')),
  play: async () => {
    const form = await change('Anything', 'Three Lemons!');
    await form.findByText(failed);
    await expect(form.getByLabelText('Current password')).toHaveValue('Anything');
  },
};

export const Billing: Story = {
  args: { address: '/pages/account-settings?tab=billing' },
  play: async () => {
    await screen.findByRole('table', { name: 'All invoices' });
    await card('Payment methods');
    await card('Billing address');
  },
};
export const BillingOnPhone: Story = { ...Billing, globals: phone };
export const PaidByPayPal: Story = {
  ...Billing,
  play: async () => {
    const form = await card('Payment of the plan');
    await userEvent.click(form.getByRole('radio', { name: /^PayPal/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText('This field is required.');
    await fill(form, /^Email/, 'farah@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Payment saved');
    await waitFor(() => expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled());
    await expect(form.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
    await expect(stored().payment).toEqual({ method: 'paypal', email: 'farah@example.com' });
  },
};

/** Replaces the browser’s permission for notifications during a story. */
const permitting =
  (permission: NotificationPermission, next = permission) =>
  () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'Notification')!;
    const fake = {
      permission,
      requestPermission: async () => (fake.permission = next),
    };
    Object.defineProperty(globalThis, 'Notification', { configurable: true, value: fake });
    return () => Object.defineProperty(globalThis, 'Notification', before);
  };
const notices = { args: { address: '/pages/account-settings?tab=notices' } };

export const Notices: Story = {
  ...notices,
  beforeEach: permitting('granted'),
  play: async () => {
    const form = await card('Notification settings');
    await userEvent.click(form.getByRole('combobox', { name: 'When to send notifications' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Only when I’m online' }));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Notification settings saved');
    await expect(accountOf(ownId).noticeTiming).toBe('online');
    await expect(screen.queryByText(/^Your browser/)).toBeNull();
  },
};
export const PermissionAsked: Story = {
  ...notices,
  beforeEach: permitting('default', 'granted'),
  play: async () => {
    await screen.findByText('Your browser doesn’t show notifications yet');
    await press('Allow notifications');
    await waitFor(() => expect(screen.queryByText(/^Your browser/)).toBeNull());
  },
};
export const PermissionDenied: Story = {
  ...notices,
  beforeEach: permitting('default', 'denied'),
  play: async () => {
    await press('Allow notifications');
    await screen.findByText('Your browser blocks notifications');
    await press('Check again');
    await screen.findByText('Your browser blocks notifications');
  },
};
export const NoticesOnPhone: Story = {
  ...notices,
  globals: phone,
  beforeEach: permitting('denied'),
  play: async () => void (await screen.findByText('Your browser blocks notifications')),
};
export const Connections: Story = {
  args: { address: '/pages/account-settings?tab=connections' },
  play: async () => void (await screen.findByRole('switch', { name: /^Google/ })),
};
