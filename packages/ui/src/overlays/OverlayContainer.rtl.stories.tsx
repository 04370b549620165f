import meta, * as stories from './OverlayContainer.stories.tsx';

export default {
  ...meta,
  title: 'overlays / OverlayContainer / Right to left',
  globals: { locale: 'ar' },
};

export const Default = stories.Default;
