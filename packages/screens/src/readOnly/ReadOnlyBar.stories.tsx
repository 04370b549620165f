import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReadOnlyBar } from './ReadOnlyBar.tsx';

const bangsar = { id: 102, name: 'Seri Melati Bangsar' };
const cheras = { id: 103, name: 'Seri Melati Cheras' };

const meta = {
  component: ReadOnlyBar,
  args: { outlets: [bangsar] },
} satisfies Meta<typeof ReadOnlyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** People of the outlet learn who can change it. */
export const OfOutlet: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: 'Read-only outlets' });
    await expect(bar).toHaveTextContent(
      'Seri Melati Bangsar is read-only because your group’s plan doesn’t include it. Your group owner can change that.',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The owner of the group gets the page where they choose. */
export const OfGroup: Story = {
  args: { outlets: [bangsar, cheras], planHref: '#merchants' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: 'Read-only outlets' });
    await expect(bar).toHaveTextContent(
      '2 outlets are read-only because your plan doesn’t include them.',
    );
    await expect(canvas.getByRole('link', { name: 'View plan' })).toHaveAttribute(
      'href',
      '#merchants',
    );
  },
};

export const OneOfGroup: Story = {
  args: { planHref: '#merchants' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 outlet is read-only/)).toBeVisible();
  },
};

export const Dark: Story = { ...OfGroup, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...OfGroup,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const LongText: Story = {
  args: {
    outlets: [
      {
        id: 104,
        name: 'Restoran Seri Melati Warisan Nusantara Sdn Bhd, Kompleks Perniagaan Bandar Baru',
      },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
