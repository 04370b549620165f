import { addGuestLines, getGuestMenu, getGuestTable, sendGuestOrder } from '@servery/api';
import { never, refuses, weather } from '@servery/api/mocks';
import { sample } from '@servery/domain/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AddressBar } from './AddressBar.staging.tsx';
import { GuestTable } from './GuestTable.tsx';

const outlet = 101;
const tokenOf = (name: string, merchant_id = outlet) => {
  const world = sample();
  const { id } = world.merchant(merchant_id).tables.find((one) => one.name === name)!;
  return `${merchant_id}-sample-table-${id}`;
};

const meta = {
  component: GuestTable,
  args: { token: '', search: '', onSearchChange: () => undefined },
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  parameters: { layout: 'fullscreen' },
  render: ({ search, token, ...args }) => (
    <AddressBar search={search}>
      {(address) => <GuestTable {...args} {...address} token={token || tokenOf('A3')} />}
    </AddressBar>
  ),
} satisfies Meta<typeof GuestTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Table A3' });
    await expect(await canvas.findByRole('button', { name: /^Roti canai/ })).toBeEnabled();
  },
};
export const Dark: Story = { ...Loaded, globals: { ...meta.globals, skin: 'dark' } };
