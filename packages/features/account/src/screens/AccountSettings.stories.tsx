import type { Meta, StoryObj } from '@storybook/react-vite';
import { getUserInfo, listDevices } from '@servery/api';
import { never } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { expect, waitFor } from 'storybook/test';
import { AccountSettings } from './AccountSettings.tsx';

const meta = {
  component: AccountSettings,
  args: { part: 'profile', hrefOf: (part) => `/account/${part}` },
} satisfies Meta<typeof AccountSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'About you' });
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Devices' })).toHaveAttribute(
      'href',
      '/account/devices',
    );
  },
};

export const Password: Story = {
  args: { part: 'password' },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Change your password' });
    await canvas.findByRole('form', { name: 'Set your PIN' });
  },
};

/** People of the platform work at no merchant and have no PIN. */
export const PlatformPassword: Story = {
  args: { part: 'password' },
  beforeEach: () => {
    sample().defaultUser = 'admin';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('form', { name: 'Change your password' });
    const username = () => canvasElement.querySelector('[autocomplete="username"]');
    await waitFor(() => expect(username()).toHaveValue('admin'));
    await expect(canvas.queryByRole('form', { name: 'Set your PIN' })).toBeNull();
  },
};

export const Devices: Story = {
  args: { part: 'devices' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Where you’re signed in' });
  },
};

export const Notifications: Story = {
  args: { part: 'notifications', sound: <p>How new orders sound</p> },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Notifications on this device' });
    await canvas.findByText('How new orders sound');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(getUserInfo), never(listDevices)] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};

export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
