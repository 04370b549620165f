import { listTables } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TableCodes } from './TableCodes.tsx';

const meta = {
  component: TableCodes,
  args: { guestUrl: (token) => `https://servery.example/t/${token}` },
} satisfies Meta<typeof TableCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'QR code for table A1' });
    await expect(canvas.getAllByRole('img')).toHaveLength(18);
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Loading: Story = {
  parameters: handled(never(listTables)),
  play: async ({ canvas }) => void (await canvas.findByText('Loading…')),
};
export const Empty: Story = {
  parameters: handled(empty(listTables)),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'No tables yet' })),
};
export const Failed: Story = {
  parameters: handled(refuses(listTables, 'crashed')),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};
export const Forbidden: Story = {
  parameters: handled(refuses(listTables, 'forbidden')),
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: 'You don’t have access to this page' })),
};

export const Renews: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('img', { name: 'QR code for table A1' });
    const drawn = () => code.querySelector('path')!.getAttribute('d');
    const before = drawn();
    const [button] = canvas.getAllByRole('button', { name: 'Create new code' });
    await userEvent.click(button!);
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Create a new code for A1?' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Create new code' }));
    await screen.findByText('New code created for A1');
    await waitFor(() => expect(drawn()).not.toBe(before));
  },
};

export const WithoutPermission: Story = {
  beforeEach: () => {
    sample().defaultUser = 'waiter';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'QR code for table A1' });
    await expect(canvas.queryByRole('button', { name: 'Create new code' })).toBeNull();
  },
};
