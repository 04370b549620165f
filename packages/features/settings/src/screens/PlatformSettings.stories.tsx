import { editPlatformSetting, getPlatformSetting } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlatformSettings } from './PlatformSettings.tsx';

const as = (user: string) => () => {
  sample().defaultUser = user;
  return () => {
    sample().defaultUser = 'merchant';
  };
};

const meta = {
  component: PlatformSettings,
  beforeEach: as('admin'),
  render: () => (
    <main>
      <PlatformSettings />
    </main>
  ),
} satisfies Meta<typeof PlatformSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = async (card: string) =>
  userEvent.click(
    within(await screen.findByRole('region', { name: card })).getByRole('button', {
      name: 'Save changes',
    }),
  );

export const Loaded: Story = {
  play: async () => {
    await expect(await field('Platform name')).toHaveValue('');
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Loading: Story = { parameters: handled(never(getPlatformSetting)) };

export const Failed: Story = {
  parameters: handled(refuses(getPlatformSetting, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the platform settings' });
  },
};

export const Forbidden: Story = {
  beforeEach: as('merchant'),
  play: async () => {
    await screen.findByText('You need permission to manage the platform.');
  },
};

export const SavesContact: Story = {
  play: async () => {
    await userEvent.type(await field('Platform name'), 'Servery North');
    await userEvent.type(await field('Support email'), 'help@servery.example');
    await save('Support contact');
    await screen.findByText('Settings saved');
    await screen.findByText(/^Last changed on .* by /);
    await expect(sample().platformSettings.contact).toMatchObject({
      version: 1,
      value: { name: 'Servery North', email: 'help@servery.example' },
    });
  },
};

export const SavesNewBusinesses: Story = {
  play: async () => {
    const rate = await screen.findByRole('spinbutton', { name: 'Tax rate' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '6');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Dine.in/i }));
    await save('New businesses');
    await screen.findByText('Settings saved');
    await expect(sample().platformSettings.new_business.value).toMatchObject({
      tax: { rate: 600 },
      service_charge: { methods: ['dine_in'] },
    });
  },
};

export const Invalid: Story = {
  play: async () => {
    const email = await field('Support email');
    await userEvent.type(email, 'help');
    await save('Support contact');
    await waitFor(() => expect(email).toBeInvalid());
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(editPlatformSetting, 'conflict')),
  play: async () => {
    await userEvent.type(await field('Platform name'), 'Servery North');
    await save('Support contact');
    await screen.findByText(/Someone else has changed these settings/);
  },
};
