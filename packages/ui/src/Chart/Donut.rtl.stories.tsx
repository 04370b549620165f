import meta, * as stories from './Donut.stories.tsx';

export default { ...meta, title: 'Donut / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Small = stories.Small;
export const Large = stories.Large;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
