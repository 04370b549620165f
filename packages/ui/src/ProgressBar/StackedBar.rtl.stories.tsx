import meta, * as stories from './StackedBar.stories.tsx';

export default { ...meta, title: 'StackedBar / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const OfAWhole = stories.OfAWhole;
export const Striped = stories.Striped;
export const LegendHidden = stories.LegendHidden;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
