import { listPrinters, printNamed, updatePrinter } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { printerNamed, troubledQueue } from './printing.fixtures.ts';
import { Printers } from './Printers.tsx';

const meta = {
  component: Printers,
  args: { merchantId: '' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <Printers {...args} />
    </main>
  ),
} satisfies Meta<typeof Printers>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const card = (name: string) => screen.findByRole('region', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Loaded: Story = {
  play: async () => {
    await expect(within(await card('Front counter')).getByText('Ready')).toBeVisible();
    await expect(within(await card('Bar')).getByText('1 job not printed')).toBeVisible();
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: Loaded.play };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const FormError: Story = {
  beforeEach: troubledQueue,
  play: async () => {
    const bar = within(await card('Bar'));
    await expect(bar.getByText('Can’t print')).toBeVisible();
    await expect(bar.getByText(/The printer is out of paper/)).toBeVisible();
    await expect(within(await card('Front counter')).getByText('1 job waiting')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: handled(empty(listPrinters)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No printers yet')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add printer' }));
    const form = await dialog('Add printer');
    for (const duty of await form.findAllByRole('checkbox')) await expect(duty).toBeChecked();
  },
};
export const Loading: Story = { parameters: handled(never(listPrinters)) };
export const Failed: Story = {
  parameters: handled(refuses(listPrinters, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(listPrinters, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to printers')).toBeVisible();
  },
};

export const AsWaiter: Story = {
  beforeEach: () => {
    sample().defaultUser = 'waiter';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async () => {
    const bar = within(await card('Bar'));
    await expect(bar.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  beforeEach: () => {
    const bar = printerNamed('Bar');
    const name = 'Verandah, beside the Donaudampfschifffah';
    sample().prints.printers.set(bar.id, { ...bar, name, duties: ['bill', 'kitchen', 'receipt'] });
  },
};

export const Many: Story = {
  beforeEach: () => {
    const bar = printerNamed('Bar');
    for (let i = 1; i <= 30; i += 1)
      sample().prints.printers.set(i, { ...bar, id: i, name: `Station ${i}`, fallback_id: bar.id });
  },
};

export const AddsAPrinter: Story = {
  play: async ({ canvas }) => {
    await card('Bar');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add printer' }));
    const form = await dialog('Add printer');
    await userEvent.type(await form.findByRole('textbox', { name: /Name/ }), 'Terrace');
    await userEvent.type(await form.findByRole('textbox', { name: /Address/ }), '192.168.1.60');
    await userEvent.click(await form.findByRole('checkbox', { name: 'Bills' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save printer' }));
    await hasClosed();
    await expect(within(await card('Terrace')).getByText('192.168.1.60:9100')).toBeVisible();
  },
};

/** A cash drawer can be plugged into any printer that isn't one of the browser's. */
export const HasADrawer: Story = {
  play: async () => {
    const button = within(await card('Front counter')).findByRole('button', {
      name: 'Edit Front counter',
    });
    await userEvent.click(await button);
    const form = await dialog('Edit Front counter');
    const name = 'Has a cash drawer';
    await userEvent.click(form.getByRole('radio', { name: /^This device/ }));
    await expect(form.queryByRole('switch', { name })).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: /^Network/ }));
    const toggle = await form.findByRole('switch', { name });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await userEvent.click(form.getByRole('button', { name: 'Save printer' }));
    await hasClosed();
    await expect(printerNamed('Front counter')).toMatchObject({ has_drawer: true });
  },
};

export const RefusesAnAddressOutside: Story = {
  play: async ({ canvas }) => {
    await card('Bar');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add printer' }));
    const form = await dialog('Add printer');
    await userEvent.type(await form.findByRole('textbox', { name: /Name/ }), 'Terrace');
    await userEvent.type(await form.findByRole('textbox', { name: /Address/ }), '8.8.8.8');
    await userEvent.click(await form.findByRole('button', { name: 'Save printer' }));
    await expect(await form.findByText(/Enter a private address/)).toBeVisible();
    await waitFor(() => expect(form.getByRole('textbox', { name: /Address/ })).toHaveFocus());
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Terrace');
  },
};

export const Conflict: Story = {
  play: async ({ msw }) => {
    await userEvent.click(
      await within(await card('Bar')).findByRole('button', { name: 'Edit Bar' }),
    );
    const form = await dialog('Edit Bar');
    msw.use(refuses(updatePrinter, 'conflict'));
    await userEvent.click(await form.findByRole('button', { name: 'Save printer' }));
    await expect(await form.findByText(/Someone else has changed this/)).toBeVisible();
  },
};

/** A hosted server can't reach printers by network address. */
export const NetworkRefused: Story = {
  play: async ({ msw }) => {
    await userEvent.click(
      await within(await card('Bar')).findByRole('button', { name: 'Edit Bar' }),
    );
    const form = await dialog('Edit Bar');
    const fields = { connection: { code: 'network_off', message: 'Off.' } };
    msw.use(refuses(updatePrinter, 'invalid', { fields }));
    await userEvent.click(await form.findByRole('button', { name: 'Save printer' }));
    await expect(await form.findByText(/can’t reach printers by their address/)).toBeVisible();
  },
};

export const RemovesAPrinter: Story = {
  play: async () => {
    await userEvent.click(
      await within(await card('Bar')).findByRole('button', { name: 'Edit Bar' }),
    );
    await userEvent.click((await dialog('Edit Bar')).getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Bar?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Bar' })).toBeNull());
  },
};

export const PrintsATestPage: Story = {
  play: async () => {
    const name = 'Print test page on Front counter';
    await userEvent.click(await within(await card('Front counter')).findByRole('button', { name }));
    await expect(await screen.findByText('Test page sent to Front counter.')).toBeVisible();
    await waitFor(async () =>
      expect(within(await card('Front counter')).getByText('1 job waiting')).toBeVisible(),
    );
  },
};

export const TestPageFails: Story = {
  parameters: handled(refuses(printNamed, 'offline')),
  play: async () => {
    const name = 'Print test page on Bar';
    await userEvent.click(await within(await card('Bar')).findByRole('button', { name }));
    await expect(await screen.findByText('Unsuccessful')).toBeVisible();
  },
};

const refused = refusedFields(updatePrinter, {
  name: 'Name',
  duties: 'Default printer for',
});

/** Each field that the host rejects shows its error. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async () => {
    await userEvent.click(
      await within(await card('Bar')).findByRole('button', { name: 'Edit Bar' }),
    );
    await refused.check(await screen.findByRole('dialog', { name: 'Edit Bar' }), 'Save printer');
  },
};
