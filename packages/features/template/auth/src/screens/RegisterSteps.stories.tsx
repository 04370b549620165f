import { checkAvailability, registerInSteps } from '@servery/api/template';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AuthPage } from '../AuthPage.tsx';
import { demoAccount } from '../demoAccount.ts';
import { onPhone, pageArgs } from '../pages.fixtures.ts';

const meta = {
  component: AuthPage,
  args: { ...pageArgs, page: 'register-multi-steps' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const mei = { username: 'mei', email: 'mei@siam.test' };

const fillAccount =
  (changes: Partial<typeof mei> = {}): Play =>
  async ({ canvas, userEvent }) => {
    const { username, email } = { ...mei, ...changes };
    await userEvent.type(await canvas.findByLabelText('Username'), username);
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), 'laksa for 2');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'laksa for 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  };

const fillPersonal: Play = async ({ canvas, userEvent }) => {
  const step = await canvas.findByRole('group', { name: 'About you' });
  await waitFor(() => expect(step).toHaveFocus());
  await userEvent.type(canvas.getByLabelText('First name'), 'Mei');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Tan');
  await userEvent.type(canvas.getByLabelText('Mobile phone'), '+60 12-345 6789');
  await userEvent.type(canvas.getByLabelText('Street address'), '1 Jalan Besar');
  await userEvent.type(canvas.getByLabelText('Postcode'), '50000');
  await userEvent.type(canvas.getByLabelText('City'), 'Kuala Lumpur');
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  const plan = await canvas.findByRole('group', { name: 'Plan' });
  await waitFor(() => expect(plan).toHaveFocus());
};

const fillCard: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Card number'), '4242424242424242');
  await userEvent.type(canvas.getByLabelText('Name on the card'), 'Mei Tan');
  await userEvent.type(canvas.getByLabelText('Expiry date'), '0449');
  await userEvent.type(canvas.getByLabelText('Security code'), '123');
};

const toBilling: Play = async (context) => {
  await fillAccount()(context);
  await fillPersonal(context);
};

const create: Play = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create account' }));

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Username')).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
};
export const Phone: Story = { globals: onPhone, play: toBilling };
export const Dark: Story = { globals: { skin: 'dark' }, play: toBilling };

export const Registers: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await toBilling(context);
    await fillCard(context);
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByLabelText('Card number')).toHaveAttribute('autocomplete', 'cc-number');
    await expect(canvas.getByLabelText('Expiry date')).toHaveValue('04/49');
    const summary = canvas.getByRole('region', { name: /What happens when/ });
    await expect(summary).toHaveTextContent(/Mei Tan.*mei@siam\.test.*4242.*RM\s?99/s);
    await create(context);
    const heading = await canvas.findByRole('heading', { name: /Your account is ready/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/You’re starting with Service/)).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledWith('registered');
  },
};

export const FreePlan: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await toBilling(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Starter' }));
    await expect(canvas.queryByLabelText('Card number')).toBeNull();
    await expect(canvas.getByText('You won’t be charged.')).toBeVisible();
    await create(context);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('registered'));
  },
};

export const Keyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByLabelText('Username');
    const write = async (text: string, tabs = 1) => {
      for (let pressed = 0; pressed < tabs; pressed++) await userEvent.tab();
      await userEvent.keyboard(text);
    };
    await write('mei');
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await write('mei@siam.test');
    await write('laksa for 2');
    await write('laksa for 2', 2);
    await expect(canvas.getByLabelText('Confirm password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'About you' })).toHaveFocus());
    await write('Mei');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Mei');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /Account/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Account' })).toHaveFocus());
    await expect(canvas.getByLabelText('Username')).toHaveValue('mei');
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    const name = canvas.getByLabelText('Username');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('This field is required.');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('has errors');
  },
};

export const WrongCard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await toBilling(context);
    await userEvent.type(canvas.getByLabelText('Card number'), '4242424242424241');
    await userEvent.type(canvas.getByLabelText('Expiry date'), '0120');
    await create(context);
    await canvas.findByText('This card number isn’t valid. Check it and try again.');
    await expect(canvas.getByLabelText('Card number')).toHaveFocus();
    await canvas.findByText('Enter a month and year that haven’t passed, such as 04/29.');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Forbidden: Story = {
  play: async (context) => {
    await fillAccount({ username: demoAccount.username })(context);
    const { canvas } = context;
    await canvas.findByText('This username is taken. Choose another.');
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
  },
};

const taken = { fields: { email: { code: 'taken', message: 'Has an account.' } } };
export const RefusedAtTheEnd: Story = {
  parameters: { msw: { handlers: [refuses(registerInSteps, 'invalid', taken)] } },
  play: async (context) => {
    const { canvas } = context;
    await toBilling(context);
    await fillCard(context);
    await create(context);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(
      canvas.getByText(/An account with this email address already exists/),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(checkAvailability, 'crashed')] } },
  play: async (context) => {
    await fillAccount()(context);
    await context.canvas.findByText(/Something went wrong on our end/);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(checkAvailability)] } },
  play: async (context) => {
    await fillAccount()(context);
    await expect(context.canvas.getByRole('button', { name: 'Next' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
