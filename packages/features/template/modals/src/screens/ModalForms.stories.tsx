import { refuses } from '@servery/api/mocks';
import { addCard, sendPhoneCode } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { store } from '../mocks/store.ts';
import examples from './ModalExamples.stories.tsx';
import type { ModalExamples } from './ModalExamples.tsx';
import { handled, open, select } from './stories.fixtures.ts';

const meta = {
  ...examples,
  title: 'screens/ModalExamples/Forms',
} satisfies Meta<typeof ModalExamples>;
export default meta;
type Story = StoryObj<typeof meta>;

type Dialog = ReturnType<typeof within>;

const fill = async (dialog: Dialog, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = dialog.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
};
const press = (dialog: Dialog, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const card = {
  'Card number': '4242424242424242',
  'Name on the card': 'Aisyah Rahman',
  'Expiry date': '0429',
  'Security code': '123',
};

export const CardAdded: Story = {
  play: async () => {
    const dialog = await open('Add card');
    await fill(dialog, card);
    await expect(dialog.getByText('Visa')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Card number' })).toHaveValue(
      '4242 4242 4242 4242',
    );
    await press(dialog, 'Add card');
    await closed();
    await expect(store.read().cards).toEqual([{ id: 1, last: '4242' }]);
    // The toast has the same text, but only while it's shown.
    await screen.findByText('Card ending in 4242 added', { selector: 'bdi' });
  },
};
export const CardInvalid: Story = {
  play: async () => {
    const dialog = await open('Add card');
    await fill(dialog, { ...card, 'Card number': '4242', 'Expiry date': '1329' });
    await press(dialog, 'Add card');
    await dialog.findByText('Enter the month and year on the card, such as 04/29.');
    await dialog.findByText('Check the card number.');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Card number' })).toHaveFocus());
    await expect(store.read().cards).toEqual([]);
  },
};
export const CardFailed: Story = {
  parameters: handled(refuses(addCard, 'crashed')),
  play: async () => {
    const dialog = await open('Add card');
    await fill(dialog, card);
    await press(dialog, 'Add card');
    await dialog.findByText('Couldn’t save your changes. Try again in a moment.');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await expect(question).toBeVisible();
  },
};

export const PlanChanged: Story = {
  play: async () => {
    const dialog = await open('Choose a plan');
    await userEvent.click(dialog.getByRole('radio', { name: 'Every year' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Enterprise' }));
    await expect(dialog.getByRole('radio', { name: 'Enterprise' })).toHaveAccessibleDescription(
      /80.*960.*billed every year/,
    );
    await press(dialog, 'Change plan');
    await closed();
    await screen.findByText('Plan Enterprise chosen');
    await expect(store.read().subscription).toEqual({ plan: 'enterprise', billing: 'yearly' });
  },
};

export const AddressAdded: Story = {
  play: async () => {
    const dialog = await open('Add address');
    await press(dialog, 'Add address');
    await expect(await dialog.findAllByText('This field is required.')).toHaveLength(5);
    await userEvent.click(dialog.getByRole('radio', { name: 'Office' }));
    await fill(dialog, {
      'First name': 'Aisyah',
      'Last name': 'Rahman',
      'Street address': '1 Raffles Place',
      Postcode: '048616',
      City: 'Singapore',
    });
    await select('Country', 'Singapore');
    await userEvent.click(dialog.getByRole('switch', { name: 'Use as the default address' }));
    await press(dialog, 'Add address');
    await closed();
    await expect(store.read().addresses).toMatchObject([
      { kind: 'office', country: 'SG', city: 'Singapore', isDefault: true },
    ]);
  },
};

/** Five steps, each checked before the next. */
export const AppCreated: Story = {
  play: async () => {
    const dialog = await open('Create app');
    await press(dialog, 'Next');
    await dialog.findByText('This field is required.');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await fill(dialog, { Name: 'Kiosk' });
    await press(dialog, 'Next');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Vue' }));
    await press(dialog, 'Next');
    await userEvent.click(await dialog.findByRole('radio', { name: 'MySQL' }));
    await press(dialog, 'Next');
    await dialog.findByRole('textbox', { name: 'Card number' });
    await fill(dialog, card);
    await press(dialog, 'Next');
    await expect(await dialog.findByText('Kiosk')).toBeVisible();
    await press(dialog, 'Create app');
    await closed();
    await expect(store.read().apps).toEqual([
      { id: 1, name: 'Kiosk', category: 'ordering', framework: 'Vue', database: 'MySQL' },
    ]);
  },
};

export const TwoFactorByApp: Story = {
  play: async () => {
    const dialog = await open('Set up two-factor authentication', 'Two-factor authentication');
    await press(dialog, 'Continue');
    const code = await dialog.findByRole('textbox', { name: '6-digit code' });
    await userEvent.type(code, '111111');
    await press(dialog, 'Turn on');
    await dialog.findByText('Check the code and try again.');
    await userEvent.clear(code);
    await userEvent.type(code, store.read().twoFactor.appCode);
    await press(dialog, 'Turn on');
    await closed();
    await expect(store.read().twoFactor.method).toBe('app');
  },
};
export const TwoFactorByPhone: Story = {
  play: async () => {
    const dialog = await open('Set up two-factor authentication', 'Two-factor authentication');
    await userEvent.click(dialog.getByRole('radio', { name: 'Text message' }));
    await press(dialog, 'Continue');
    const phone = await dialog.findByRole('textbox', { name: 'Mobile phone' });
    await userEvent.type(phone, '12');
    await press(dialog, 'Send code');
    await dialog.findByText('Enter a phone number, such as +60123456789.');
    await userEvent.clear(phone);
    await userEvent.type(phone, '+60123456789');
    await press(dialog, 'Send code');
    await dialog.findByText(/^Enter the code we sent to/);
    await userEvent.type(await dialog.findByRole('textbox', { name: '6-digit code' }), '271828');
    await press(dialog, 'Turn on');
    await closed();
    await expect(store.read().twoFactor.method).toBe('sms');
  },
};
export const TwoFactorFailed: Story = {
  parameters: handled(refuses(sendPhoneCode, 'crashed')),
  play: async () => {
    const dialog = await open('Set up two-factor authentication', 'Two-factor authentication');
    await userEvent.click(dialog.getByRole('radio', { name: 'Text message' }));
    await press(dialog, 'Continue');
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Mobile phone' }),
      '+60123456789',
    );
    await press(dialog, 'Send code');
    await dialog.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};

export const UserEdited: Story = {
  play: async () => {
    const dialog = await open('Edit user');
    await fill(dialog, { 'First name': 'Siti' });
    await select('Status', 'Suspended');
    await select('Language', 'Malay');
    await press(dialog, 'Save changes');
    await closed();
    await screen.findByText('User Siti Rahman saved');
    await expect(store.read().user).toMatchObject({
      firstName: 'Siti',
      status: 'inactive',
      language: 'ms',
    });
  },
};
