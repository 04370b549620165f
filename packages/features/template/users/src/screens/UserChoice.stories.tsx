import { never, refuses, setScenario } from '@servery/api/mocks';
import { listUsers } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { at, handled, phone, restored } from './stories.fixtures.ts';
import { UsersAddress } from './UsersAddress.fixtures.tsx';

const meta = {
  title: 'screens/UserChoice',
  component: UsersAddress,
  args: { address: '/apps/user/view', onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof UsersAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  const list = within(await screen.findByRole('list', { name: 'First users by name' }));
  const links = list.getAllByRole('link');
  await expect(links).toHaveLength(10);
  return links;
};

export const Loaded: Story = {
  play: async () => {
    const [first] = await shown();
    await userEvent.click(first!);
    await at('/apps/user/view/1');
    await screen.findByRole('heading', { level: 1, name: 'Aina Rahman' });
  },
};
export const Still: Story = { play: async () => void (await shown()) };
export const Dark: Story = { ...Still, globals: { skin: 'dark' } };
export const Touch: Story = { ...Still, globals: { density: 'touch' } };
export const Phone: Story = { ...Still, globals: phone };
export const Loading: Story = {
  parameters: handled(never(listUsers)),
  play: async () => void (await screen.findByText('Loading…')),
};
export const Failed: Story = {
  parameters: handled(refuses(listUsers, 'crashed')),
  play: async () => void (await screen.findByRole('heading', { name: 'Couldn’t load users' })),
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => void (await screen.findByRole('heading', { name: 'No users yet' })),
};
