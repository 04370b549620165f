import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Licence } from './Licence.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'screens/Licence',
  component: Licence,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Licence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    const cells = async (name: string) => {
      const use = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
      return within(use)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    };
    await expect(await cells('A website or app of your own')).toEqual(['Included', 'Included']);
    await expect(await cells('People pay to use it')).toEqual(['Not included', 'Included']);
    await expect(await cells('Resale')).toEqual(['Not included', 'Not included']);
    for (const name of ['Regular licence', 'Extended licence', 'One website or app'])
      await expect(screen.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(screen.getByText('Need a custom licence?')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Email us' })).toHaveAttribute(
      'href',
      'mailto:licences@servery.example',
    );
  },
};
export const Dark: Story = { globals: { skin: 'dark' } };
export const Touch: Story = { globals: { density: 'touch' } };
export const Phone: Story = { globals: phone };
