import meta, * as stories from './MiniBars.stories.tsx';

export default { ...meta, title: 'MiniBars / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Sizes = stories.Sizes;
export const Level = stories.Level;
export const Empty = stories.Empty;
export const Many = stories.Many;
