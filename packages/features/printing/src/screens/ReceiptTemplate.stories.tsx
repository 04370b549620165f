import { getPrintTemplate, savePrintTemplate } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReceiptTemplate } from './ReceiptTemplate.tsx';

const meta = {
  component: ReceiptTemplate,
  args: { merchantId: '' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <ReceiptTemplate {...args} />
    </main>
  ),
} satisfies Meta<typeof ReceiptTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const paper = async (name: RegExp) => within(await screen.findByRole('region', { name }));

export const Loaded: Story = {
  play: async () => {
    const receipt = await paper(/Receipt 042/);
    await expect(receipt.getByText('Seri Melati Chow Kit')).toBeVisible();
    // This merchant charges tax on its service charge and calls its tender Cash. 42.33 is rounded
    // for cash.
    await expect(receipt.getByText('42.35')).toBeVisible();
    await expect(receipt.getByText('Cash')).toBeVisible();
  },
};
export const Dark: Story = { globals: { skin: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Loading: Story = { parameters: handled(never(getPrintTemplate)) };
export const Failed: Story = {
  parameters: handled(refuses(getPrintTemplate, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(getPrintTemplate, 'forbidden')),
};

export const Changes: Story = {
  play: async ({ canvas }) => {
    await paper(/Receipt 042/);
    const heading = canvas.getByRole('textbox', { name: 'Heading' });
    await userEvent.type(heading, 'Kedai Melati');
    await expect((await paper(/Receipt/)).getByText('Kedai Melati')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Staff member' }));
    await waitFor(async () => expect((await paper(/Receipt/)).queryByText(/Served by/)).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Kitchen ticket' }));
    await expect((await paper(/Kitchen 042/)).getByText('2 x Nasi lemak')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '58 mm' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sample().prints.templates.get(101)?.heading).toBe('Kedai Melati'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled(),
    );
  },
};

export const ByItself: Story = {
  play: async () => {
    const kitchen = within(
      await screen.findByRole('group', { name: 'Kitchen tickets, when an order is accepted' }),
    );
    await userEvent.click(await kitchen.findByRole('checkbox', { name: 'Dine-in' }));
    const receipts = within(
      screen.getByRole('group', { name: 'Receipts, when an order is fully paid' }),
    );
    await userEvent.click(await receipts.findByRole('checkbox', { name: 'Pickup' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sample().prints.templates.get(101)).toMatchObject({
        auto_kitchen: ['dine_in'],
        auto_receipt: ['pickup'],
      }),
    );
  },
};

export const InArabic: Story = {
  beforeEach: () => {
    const { prints } = sample();
    const template = prints.template(sample().merchant(101));
    prints.templates.set(101, { ...template, language: 'ar' });
  },
  play: async () => {
    await expect((await paper(/042/)).getByText(/الإجمالي/)).toBeVisible();
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(savePrintTemplate, 'conflict')),
  play: async ({ canvas }) => {
    await paper(/Receipt 042/);
    await userEvent.click(canvas.getByRole('switch', { name: 'Staff member' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/Someone else has changed this/)).toBeVisible();
  },
};

export const AsCashier: Story = {
  beforeEach: () => {
    sample().defaultUser = 'cashier';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/but not change them/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};
