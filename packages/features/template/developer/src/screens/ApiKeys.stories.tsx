import { never, refuses, setScenario } from '@servery/api/mocks';
import { createApiKey, listApiKeys, revokeApiKey } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { developerMocks } from '../mocks/index.ts';
import { store } from '../mocks/store.ts';
import { ApiKeys } from './ApiKeys.tsx';

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'screens/ApiKeys',
  component: ApiKeys,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => () => {
    setScenario('usual');
    developerMocks.reset();
  },
} satisfies Meta<typeof ApiKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen, hidden while the user is elsewhere, as the app keeps it. */
function Visits() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!isHere)}>{isHere ? 'Leave' : 'Return'}</button>
      <Activity mode={isHere ? 'visible' : 'hidden'}>
        <ApiKeys />
      </Activity>
    </>
  );
}

const heading = (name: string) => screen.findByRole('heading', { name });
const row = async (name: string) => within((await heading(name)).closest('li')!);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (key: string, action: string) => {
  await press(`More actions for ${key}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const create = async (name: string) => {
  await userEvent.type(await nameField(), name);
  await press('Create API key');
};
const names = () => store.read().apiKeys.map(({ name }) => name);
const loaded: Story['play'] = async () => void (await heading('Delivery app'));

export const Loaded: Story = {
  play: async () => {
    const key = await row('Delivery app');
    await expect(key.getByText('Read and write')).toBeVisible();
    await expect(key.getByText('srv_••••••••7f2c')).toBeVisible();
    await expect(key.getByText(/^Created on .*2026$/)).toBeVisible();
    await expect(key.queryByRole('button', { name: 'Copy secret key' })).toBeNull();
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };
export const Phone: Story = { globals: phone, play: loaded };

export const Loading: Story = {
  parameters: handled(never(listApiKeys)),
  play: async () => {
    await expect(await screen.findByText('Loading API keys…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listApiKeys, 'crashed')),
  play: async () => {
    await heading('Couldn’t load API keys');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => void (await heading('No API keys yet')),
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => void (await heading('Delivery app 20')),
};
export const LongText: Story = {
  beforeEach: () => store.change((rows) => void (rows.apiKeys[0]!.name = 'Lieferdienst'.repeat(6))),
  play: async () => void (await heading('Lieferdienst'.repeat(6))),
};

/** The secret of a new key is copied and then hidden, and nothing shows it again. */
export const Created: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
    await userEvent.click(await screen.findByRole('combobox', { name: 'Access' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Full control' }));
    await create('Kiosk');
    await waitFor(async () => expect(await heading('Kiosk')).toHaveFocus());
    await expect(await screen.findByText('API key Kiosk created')).toBeVisible();
    await expect(await nameField()).toHaveValue('');
    const key = await row('Kiosk');
    await expect(key.getByText('Full control')).toBeVisible();
    const field = key.getByRole<HTMLInputElement>('textbox', { name: 'Secret key' });
    const secret = field.value;
    await expect(secret).toMatch(/^srv_[0-9a-f]{32}$/);
    await userEvent.click(key.getByRole('button', { name: 'Copy secret key' }));
    await expect(write).toHaveBeenCalledWith(secret);
    await userEvent.click(key.getByRole('button', { name: 'Hide key' }));
    await waitFor(() => expect(key.queryByRole('textbox', { name: 'Secret key' })).toBeNull());
    await expect(await heading('Kiosk')).toHaveFocus();
    await expect(key.getByText(`srv_••••••••${secret.slice(-4)}`)).toBeVisible();
    await expect(document.body.textContent).not.toContain(secret);
  },
};
/** Secrets don't stay in a screen that the user leaves, even if it stays mounted. */
export const Left: Story = {
  render: () => <Visits />,
  play: async () => {
    await create('Kiosk');
    const key = await row('Kiosk');
    const { value: secret } = await key.findByRole<HTMLInputElement>('textbox', {
      name: 'Secret key',
    });
    await press('Leave');
    await press('Return');
    await heading('Kiosk');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Secret key' })).toBeNull());
    await expect((await row('Kiosk')).getByText(`srv_••••••••${secret.slice(-4)}`)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
  },
};
export const NameMissing: Story = {
  play: async () => {
    await press('Create API key');
    await screen.findByText('This field is required.');
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    await expect(names()).toHaveLength(3);
  },
};
export const NameTaken: Story = {
  play: async () => {
    await create('delivery app');
    await screen.findByText('Another API key already has this name.');
    await expect(await nameField()).toHaveValue('delivery app');
  },
};
export const CreateFailed: Story = {
  parameters: handled(refuses(createApiKey, 'crashed')),
  play: async () => {
    await create('Kiosk');
    await screen.findByText('Couldn’t save your changes. Try again in a moment.');
    await expect(await nameField()).toHaveValue('Kiosk');
  },
};

export const Renamed: Story = {
  play: async () => {
    await choose('Delivery app', 'Rename API key');
    const drawer = within(await screen.findByRole('dialog', { name: 'Rename API key' }));
    const field = drawer.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Delivery partner');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await heading('Delivery partner');
    await expect(await screen.findByText('API key Delivery partner saved')).toBeVisible();
  },
};
export const Revoked: Story = {
  play: async () => {
    await choose('Delivery app', 'Revoke API key');
    const asking = within(await screen.findByRole('alertdialog', { name: 'Revoke Delivery app?' }));
    await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(names()).toContain('Delivery app');
    await choose('Delivery app', 'Revoke API key');
    const again = within(await screen.findByRole('alertdialog', { name: 'Revoke Delivery app?' }));
    await userEvent.click(again.getByRole('button', { name: 'Revoke API key' }));
    await screen.findByText('API key Delivery app revoked');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Delivery app' })).toBeNull());
    await waitFor(async () => expect(await heading('Your API keys')).toHaveFocus());
    await expect(names()).not.toContain('Delivery app');
  },
};
export const RevokeFailed: Story = {
  parameters: handled(refuses(revokeApiKey, 'crashed')),
  play: async () => {
    await choose('Delivery app', 'Revoke API key');
    const asking = within(await screen.findByRole('alertdialog', { name: 'Revoke Delivery app?' }));
    await userEvent.click(asking.getByRole('button', { name: 'Revoke API key' }));
    await screen.findByText('Couldn’t save your changes. Try again in a moment.');
    await expect(names()).toContain('Delivery app');
  },
};
