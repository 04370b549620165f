import meta, * as stories from './ProgressRing.stories.tsx';

export default { ...meta, title: 'ProgressRing / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Late = stories.Late;
export const Empty = stories.Empty;
export const Sizes = stories.Sizes;
