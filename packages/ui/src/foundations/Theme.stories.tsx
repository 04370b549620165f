import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { defaultTheme, writeTheme } from '../styles/themeFile.ts';
import { Sheet } from './Sheet.tsx';
import { ThemeEditor } from './ThemeEditor.tsx';

const meta = {
  title: 'Foundations / Theme',
  tags: ['!autodocs'],
  render: () => (
    <Sheet
      title="Theme"
      lead="Make a look, see it worn, and take it along. What would be too weak to read is moved in lightness until it is not. The file is read by readTheme and put on by wearTheme, both from @servery/ui/theme."
    >
      <ThemeEditor />
    </Sheet>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const token = (element: HTMLElement, name: string) =>
  getComputedStyle(element).getPropertyValue(`--servery-${name}`);

export const Editor: Story = {
  play: async ({ canvas, userEvent }) => {
    const preview = canvas.getByRole('group', { name: 'Preview' });
    const venue = token(preview, 'tone-accent-solid');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Brand colour' }), '#8a2be2');
    await waitFor(() => expect(token(preview, 'tone-accent-solid')).not.toBe(venue));
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease radius' }));
    await waitFor(() => expect(token(preview, 'radius-m')).toBe('7.5px'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to default theme' }));
    await waitFor(() => expect(token(preview, 'tone-accent-solid')).toBe(venue));
  },
};

export const Repaired: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'textMuted' }), '#c9c4bb');
    const repairs = await canvas.findByRole('group', { name: 'Repaired contrast' });
    await expect(repairs).toHaveTextContent('textMuted on surface');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'textMuted' }));
    await expect(await canvas.findByText(/meet the contrast requirements as chosen/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'accent' }), '#ffd400');
    await expect(await canvas.findByRole('group', { name: 'Repaired contrast' })).toBeVisible();
  },
};

export const Imported: Story = {
  play: async ({ canvas, userEvent }) => {
    const kedai = { ...defaultTheme, name: 'Kedai Kopi', skin: 'dark' as const, brand: '#b3261e' };
    const input = canvas.getByLabelText('Import a theme file');
    await userEvent.upload(input, new File(['no theme'], 'a.json', { type: 'application/json' }));
    await expect(await canvas.findByText('This file doesn’t contain a theme.')).toBeVisible();
    await userEvent.upload(
      input,
      new File([writeTheme(kedai)], 'kedai.json', { type: 'application/json' }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Kedai Kopi'),
    );
    await expect(canvas.getByRole('radio', { name: 'dark' })).toBeChecked();
    await expect(canvas.queryByText('This file doesn’t contain a theme.')).toBeNull();
  },
};
