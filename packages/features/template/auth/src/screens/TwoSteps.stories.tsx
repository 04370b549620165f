import { confirmTwoSteps, getTwoSteps } from '@servery/api/template';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AuthPage } from '../AuthPage.tsx';
import { authSample } from '../mocks/sample.ts';
import { onPhone, pageArgs } from '../pages.fixtures.ts';

/** Sets up a code that was sent to the demo account that many seconds ago. */
const sent = (secondsAgo: number) => () => {
  authSample.change((rows) => {
    const sent_at = Date.now() - secondsAgo * 1000;
    rows.code = { code: '402177', email: rows.current, channel: 'mail', sent_at, wrong: 0 };
  });
};

const meta = {
  component: AuthPage,
  args: { ...pageArgs, page: 'two-steps-basic' },
  parameters: { layout: 'fullscreen' },
  beforeEach: sent(5),
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const label = '6-digit code';

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(label)).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await expect(canvas.getByText(/402177/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Call me instead' })).toBeDisabled();
  },
};
export const Cover: Story = { args: { page: 'two-steps-cover' } };
export const Phone: Story = { args: { page: 'two-steps-cover' }, globals: onPhone };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const code = await canvas.findByLabelText(label);
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await userEvent.keyboard('40217{Backspace}{Enter}');
    await canvas.findByText('Enter all 6 digits.');
    await expect(code).toHaveFocus();
    await userEvent.keyboard('77');
    const heading = await canvas.findByRole('heading', { name: /You’re verified/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onDone).toHaveBeenCalledTimes(1);
    await expect(args.onDone).toHaveBeenCalledWith('signedIn');
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(label));
    await userEvent.paste('Your code: 402-177');
    await canvas.findByRole('heading', { name: /You’re verified/ });
    await expect(args.onDone).toHaveBeenCalledWith('signedIn');
  },
};

export const Forbidden: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const code = await canvas.findByLabelText(label);
    await userEvent.type(code, '402178');
    await canvas.findByText('Incorrect code.');
    await expect(code).toHaveFocus();
    await userEvent.keyboard('{Backspace}7');
    await canvas.findByRole('heading', { name: /You’re verified/ });
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};

export const Spoilt: Story = {
  parameters: { msw: { handlers: [refuses(confirmTwoSteps, 'locked')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(label), '402177');
    await canvas.findByText(/This one is no longer valid/);
  },
};

export const SendsAgain: Story = {
  beforeEach: sent(31),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(label);
    await userEvent.type(code, '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await canvas.findByText('A new code is on its way.');
    await expect(code).toHaveValue('');
    await expect(canvas.getByText(/You can request another code in \d+ s/)).toBeVisible();
  },
};

export const Calls: Story = {
  beforeEach: sent(31),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call me instead' }));
    await canvas.findByText('The demo doesn’t make calls. You would hear:');
    await expect(canvas.getByText(/on the phone/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(getTwoSteps)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading…' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(getTwoSteps, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
