import type { Preview } from '@storybook/react-vite';

/**
 * Mounts like Storybook's own `mount`, and in a built Storybook also waits until the story is
 * painted: React runs effects after that, and tests can flush them earlier only in development.
 */
export const mountDrawn: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  if (import.meta.env.PROD && context.viewMode === 'story') await twoFrames();
  return context.canvas;
};

/** Waits two frames: the first measures the content, the second shows the result. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
