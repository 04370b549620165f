import meta, * as stories from './Gauge.stories.tsx';

export default { ...meta, title: 'Gauge / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Sizes = stories.Sizes;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
