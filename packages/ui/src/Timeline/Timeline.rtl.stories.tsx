import meta, * as stories from './Timeline.stories.tsx';

export default { ...meta, title: 'Timeline / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Many = stories.Many;
export const LongText = stories.LongText;
