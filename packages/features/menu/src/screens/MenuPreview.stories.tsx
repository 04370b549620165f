import { displayMenu } from '@servery/api';
import { answers, never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { MenuPreview } from './MenuPreview.tsx';

const meta = { component: MenuPreview } satisfies Meta<typeof MenuPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Nasi kandar ayam goreng');
    await expect(canvas.getByRole('region', { name: 'Sweets' })).toBeVisible();
    await expect(canvas.getByText('Maximum 2')).toBeVisible();
    await canvas.findByRole('img', { name: /^Coconut rice with sambal/ });
    await expect(canvas.queryByText('Bubur lambuk')).toBeNull();
  },
};

export const ByDelivery: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Roti tisu');
    const row = () =>
      canvas
        .getAllByRole('listitem')
        .find((element) => element.textContent.startsWith('Roti tisu'));
    await expect(row()).toHaveTextContent('4.50');
    await userEvent.click(canvas.getByRole('radio', { name: 'Delivery' }));
    await waitFor(() => expect(row()).toHaveTextContent('5.00'));
    await expect(canvas.queryByRole('combobox', { name: 'Table' })).toBeNull();
  },
};

export const AtATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Table' }));
    await userEvent.click(await screen.findByRole('option', { name: 'A2' }));
    await canvas.findByText(/, table A2$/);
  },
};

export const AtAnotherTime: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Nasi kandar ayam goreng');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('0115');
    await userEvent.keyboard('p');
    await waitFor(() =>
      expect(canvas.getAllByText('Not available at this time').length).toBeGreaterThan(0),
    );
    await expect(await canvas.findByRole('button', { name: 'Show now' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        answers(() => ({}))(displayMenu, () => ({
          at: new Date().toISOString(),
          table: null,
          categories: [],
        })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to show')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [never(displayMenu)] } } };

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(displayMenu, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [refuses(displayMenu, 'forbidden')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to this page')).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } };
