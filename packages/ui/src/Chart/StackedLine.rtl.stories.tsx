import meta, * as stories from './StackedLine.stories.tsx';

export default { ...meta, title: 'StackedLine / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
