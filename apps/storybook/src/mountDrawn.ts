import type { Preview } from '@storybook/react-vite';

/** Mounts as Storybook's own does, and in a built Storybook waits until the story is drawn: React runs effects after that, and only in development may a test ask for them before. */
export const mountDrawn: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  if (import.meta.env.PROD && context.viewMode === 'story') await twoFrames();
  return context.canvas;
};

/** The first frame measures what is shown, the second shows what came of it. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
