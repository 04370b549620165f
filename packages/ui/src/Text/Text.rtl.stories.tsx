import meta, * as stories from './Text.stories.tsx';

export default { ...meta, title: 'Text / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Sizes = stories.Sizes;
export const Tones = stories.Tones;
export const Headings = stories.Headings;
export const Truncated = stories.Truncated;
export const LongText = stories.LongText;
