import meta, * as stories from './Amount.stories.tsx';

export default { ...meta, title: 'Amount / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Negative = stories.Negative;
export const Column = stories.Column;
export const Headline = stories.Headline;
export const Struck = stories.Struck;
export const LongText = stories.LongText;
