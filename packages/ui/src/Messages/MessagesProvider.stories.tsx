import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect } from 'storybook/test';
import { Pagination } from '../Pagination/Pagination.tsx';
import de from './de.json';
import { guide } from './MessagesProvider.guide.ts';
import { MessagesProvider } from './MessagesProvider.tsx';

const pages = <Pagination page={2} pageLength={25} total={1240} onChange={() => {}} />;

const meta = {
  component: MessagesProvider,
  parameters: { guide },
  args: { messages: de, children: pages },
  render: (args) => (
    <I18nProvider locale="de">
      <MessagesProvider {...args} />
    </I18nProvider>
  ),
} satisfies Meta<typeof MessagesProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('26–50 von 1.240');
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeEnabled();
  },
};
/** Texts that are missing are shown in English. */
export const Partial: Story = {
  args: { messages: { 'pagination.next': 'Weiter' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeEnabled();
  },
};
/** Props replace texts in one place. */
export const Overridden: Story = {
  args: {
    children: (
      <Pagination
        page={2}
        pageLength={25}
        total={1240}
        onChange={() => {}}
        labels={{ label: 'Seiten der Bestellungen' }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Seiten der Bestellungen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erste Seite' })).toBeEnabled();
  },
};
