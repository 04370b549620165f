import { refuses } from '@servery/api/mocks';
import { deleteUserCard, saveUserAddress, saveUserCard } from '@servery/api/template';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { accountOf, changeAccount, changeUser } from '../mocks/accounts.ts';
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
  title: 'screens/UserView/Billing',
  component: UsersAddress,
  args: { address: '/apps/user/view/1?tab=billing', onAddressChange: fn() },
  beforeEach: () => {
    changeUser(1, { currentPlan: 'enterprise' });
    changeAccount(1, (account) => void (account.planDaysUsed = 26));
    return restored();
  },
} satisfies Meta<typeof UsersAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const visa = 'Visa ending in 4242';
const mastercard = 'Mastercard ending in 5454';

export const Attention: Story = {
  play: async () => {
    const alert = within(await screen.findByRole('group', { name: 'This plan needs attention' }));
    await alert.findByText('4 days remaining');
    await screen.findByText(visa);
    const address = await card('Billing address');
    await address.findByText(accountOf(1).address!.street);
    await expect(address.queryByText('Tax ID')).toBeNull();
  },
};
export const Dark: Story = { ...Attention, globals: { skin: 'dark' } };
export const Phone: Story = { ...Attention, globals: phone };
export const Untroubled: Story = {
  beforeEach: () => void changeAccount(1, (account) => void (account.planDaysUsed = 22)),
  play: async () => {
    await screen.findByText('8 days remaining');
    await expect(screen.queryByText('This plan needs attention')).toBeNull();
  },
};
export const Empty: Story = {
  beforeEach: () =>
    void changeAccount(1, (account) => void Object.assign(account, { cards: [], address: null })),
  play: async () => {
    await screen.findByRole('heading', { name: 'No cards yet' });
    await screen.findByText('No billing address yet');
  },
};
export const LongText: Story = {
  beforeEach: () =>
    void changeAccount(1, ({ cards, address }) => {
      cards[0]!.holder = 'Friederike Wolfeschlegelsteinhausenbergerdorff-Hohenzollern';
      address!.street = '1 Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltungsstraße';
    }),
  play: async () => void (await screen.findByText(visa)),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

export const CardAdded: Story = {
  play: async () => {
    await press('Add card');
    const form = await dialog('Add card');
    const submit = form.getByRole('button', { name: 'Add card' });
    await fill(form, /^Card number/, '4012888888881882');
    await form.findByText('Visa');
    await fill(form, /^Name on card/, 'Aina Rahman');
    await fill(form, /^Expiry date/, '1331');
    await userEvent.click(submit);
    await form.findByText('Enter a month and a year, such as 04/31.');
    await fill(form, /^Expiry date/, '0431');
    await expect(form.getByRole('textbox', { name: /^Expiry date/ })).toHaveValue('04/31');
    await userEvent.click(submit);
    await form.findByText('This card number isn’t valid. Check it and try again.');
    await fill(form, /^Card number/, '4012888888881881');
    await userEvent.click(form.getByRole('checkbox', { name: 'Use as the primary card' }));
    await userEvent.click(submit);
    await closed();
    await screen.findByText('Card saved');
    await screen.findByText('Visa ending in 1881');
    await expect(accountOf(1).cards.at(-1)).toMatchObject({ expires: '04/31', isPrimary: true });
  },
};
export const CardEdited: Story = {
  play: async () => {
    await press(`Edit ${mastercard}`);
    const form = await dialog('Edit card');
    await expect(form.queryByRole('textbox', { name: /^Card number/ })).toBeNull();
    await fill(form, /^Name on card/, 'A. Rahman');
    await fill(form, /^Expiry date/, '1232');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    await screen.findByText('Card saved');
    await screen.findByText(/Expires 12\/32/);
    await focusedOn(`Edit ${mastercard}`);
  },
};

const refusedCard = refusedFields(saveUserCard, {
  'card.number': 'Card number',
  'card.holder': 'Name on card',
  'card.expires': 'Expiry date',
});
export const CardFieldsRefused: Story = {
  parameters: handled(refusedCard.handler),
  play: async () => {
    await press('Add card');
    const element = await screen.findByRole('dialog', { name: 'Add card' });
    const form = within(element);
    await fill(form, /^Card number/, '4012888888881881');
    await fill(form, /^Name on card/, 'Aina Rahman');
    await fill(form, /^Expiry date/, '0431');
    await refusedCard.check(element, 'Add card');
  },
};

const remove = async (name: string) => {
  await press(`Delete ${name}`);
  const question = await dialog(`Delete ${name}?`, 'alertdialog');
  await userEvent.click(question.getByRole('button', { name: 'Delete card' }));
  await answered();
};

export const CardDeleted: Story = {
  play: async () => {
    await remove(visa);
    await screen.findByText('Card deleted');
    await focusedOn(`Edit ${mastercard}`);
    await screen.findByText('Primary');
    await remove(mastercard);
    await screen.findByRole('heading', { name: 'No cards yet' });
    await focusedOn('Add card');
  },
};
export const CardNotDeleted: Story = {
  parameters: handled(refuses(deleteUserCard, 'forbidden')),
  play: async () => {
    await remove(visa);
    await screen.findByText('You don’t have permission to do this. Ask someone who does.');
    await expect(accountOf(1).cards).toHaveLength(2);
  },
};

export const AddressEdited: Story = {
  play: async () => {
    await press('Edit address');
    const form = await dialog('Edit address');
    await fill(form, /^Street/, '');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await form.findByText('This field is required.');
    await fill(form, /^Street/, '3 Penny Lane');
    await fill(form, /^Tax ID/, 'C 2581');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    await screen.findByText('Address saved');
    const address = await card('Billing address');
    await address.findByText('3 Penny Lane');
    await address.findByText('C 2581');
    await focusedOn('Edit address');
  },
};

const refusedAddress = refusedFields(saveUserAddress, {
  'address.street': 'Street',
  'address.city': 'City',
  'address.postcode': 'Postcode',
  'address.country': 'Country',
  'address.taxId': 'Tax ID',
});
export const AddressFieldsRefused: Story = {
  parameters: handled(refusedAddress.handler),
  play: async () => {
    await press('Edit address');
    const element = await screen.findByRole('dialog', { name: 'Edit address' });
    await refusedAddress.check(element, 'Save changes');
  },
};
