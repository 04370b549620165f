import meta, * as stories from './Meter.stories.tsx';

export default { ...meta, title: 'Meter / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const NearlyFull = stories.NearlyFull;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
