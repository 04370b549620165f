import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { guide } from './Media.guide.ts';
import { Media } from './Media.tsx';

const poster = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><path fill="teal" d="M0 0h640v360H0z"/><path fill="white" d="m280 130 100 50-100 50z"/></svg>')}`;
const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:04.000\nOpen the lid.')}`;

const meta = {
  component: Media,
  parameters: { guide },
  args: {
    label: 'How to load the printer',
    poster,
    sources: [],
    tracks: [{ src: captions, srcLang: 'en', label: 'English', isDefault: true }],
    errorMessage: 'The film cannot be played.',
    retryLabel: 'Try again',
  },
} satisfies Meta<typeof Media>;
export default meta;
type Story = StoryObj<typeof meta>;

const player = (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('There is no player');
  return video;
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const video = player(canvasElement);
    await expect(canvas.getByLabelText('How to load the printer')).toBe(video);
    await expect(video.autoplay).toBe(false);
    await expect(video.controls).toBe(true);
    await waitFor(() => expect(video.textTracks).toHaveLength(1));
    await expect(video.textTracks[0]).toMatchObject({ kind: 'captions', language: 'en' });
    const { width, height } = video.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(player(canvasElement)).toHaveFocus();
  },
};

export const WithCaption: Story = { args: { caption: 'Takes half a minute, with one hand.' } };
export const Classic: Story = { args: { ratio: 'classic' } };
export const Square: Story = { args: { ratio: 'square' } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };

export const Invalid: Story = {
  args: { sources: [{ src: 'data:video/webm;base64,', type: 'video/webm' }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const source = canvasElement.querySelector('source');
    if (source) await fireEvent.error(source);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The film cannot be played.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('video, [role=alert]')).toBeInTheDocument(),
    );
  },
};

export const LongText: Story = {
  args: {
    caption: 'Bedienungsanleitung für den Donaudampfschifffahrtsgesellschaftsbelegdrucker. '.repeat(
      4,
    ),
  },
};
