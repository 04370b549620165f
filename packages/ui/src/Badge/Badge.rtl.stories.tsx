import meta, * as stories from './Badge.stories.tsx';

export default { ...meta, title: 'Badge / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Soft = stories.Soft;
export const Solid = stories.Solid;
export const Plain = stories.Plain;
export const WithIcon = stories.WithIcon;
export const LongText = stories.LongText;
