import { getUserInfo } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddressBar } from '@servery/screens/fixtures';
import { Settings } from './Settings.tsx';

const meta = {
  component: Settings,
  args: { search: '', onSearchChange: fn() },
  render: ({ search, onSearchChange }) => (
    <main>
      <AddressBar search={search} onSearchChange={onSearchChange}>
        {(address) => <Settings {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { msw: { handlers: [never(getUserInfo)] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(getUserInfo, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NoResult: Story = {
  args: { search: 'q=zzz' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No matches' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('table', { name: 'Settings' })).toBeVisible();
  },
};
