import meta, * as stories from './Sparkline.stories.tsx';

export default { ...meta, title: 'Sparkline / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Filled = stories.Filled;
export const Sizes = stories.Sizes;
export const Level = stories.Level;
export const Empty = stories.Empty;
export const Many = stories.Many;
