import { addDays } from '@servery/domain/time';
import { sample } from '@servery/domain/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressBar } from './AddressBar.staging.tsx';
import { Reservations } from './Reservations.tsx';

const outlet = 101;

/** The clock goes on while stories are told: tomorrow is the same all day. */
const dated = (search: string) => search.replace('tomorrow', addDays(sample().today(outlet), 1));

const meta = {
  component: Reservations,
  args: {
    search: '?date=tomorrow&look=list',
    onSearchChange: () => undefined,
    settingsHref: '#/reservations/settings',
    bookHref: (token) => `#/book/${token}`,
    renderCode: (address, label) => <img alt={label} title={address} src="data:," />,
  },
  render: ({ search, ...args }) => (
    <AddressBar search={dated(search)}>
      {(address) => <Reservations {...args} {...address} />}
    </AddressBar>
  ),
} satisfies Meta<typeof Reservations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Tables: Story = { args: { search: '?date=tomorrow&look=timeline' } };
export const Today: Story = { args: { search: '?look=timeline' } };
export const TodayList: Story = { args: { search: '?look=list' } };
export const New: Story = { args: { search: '?date=tomorrow&look=list&open=new' } };
