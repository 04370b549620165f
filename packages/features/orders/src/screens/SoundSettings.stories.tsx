import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { fakeAudio, strokes } from './LiveBoardAudio.fixtures.ts';
import { SoundSettings } from './SoundSettings.tsx';

const meta = { component: SoundSettings, beforeEach: fakeAudio } satisfies Meta<
  typeof SoundSettings
>;
export default meta;
type Story = StoryObj<typeof meta>;

const stored = () => JSON.parse(localStorage.getItem('servery.look.sound') ?? 'null') as unknown;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Play a sound for new orders' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Bell' })).toBeChecked();
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveValue('100');
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Woodblock' }));
    await fireEvent.change(canvas.getByRole('slider', { name: 'Volume' }), {
      target: { value: '40' },
    });
    await expect(stored()).toEqual({ isOn: true, sound: 'wood', volume: 0.4 });
    await expect(canvas.getByRole('radio', { name: 'Woodblock' })).toBeChecked();
  },
};

export const Played: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Doorbell' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    // Two strokes with three tones each.
    await waitFor(() => expect(strokes()).toBe(6));
  },
};

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Play a sound for new orders' }));
    await expect(canvas.getByRole('radio', { name: 'Siren' })).toBeDisabled();
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toBeDisabled();
    await expect(stored()).toMatchObject({ isOn: false });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Play a sound for new orders' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Doorbell' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(strokes()).toBeGreaterThan(0));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
