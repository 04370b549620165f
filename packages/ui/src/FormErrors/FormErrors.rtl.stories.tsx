import meta, * as stories from './FormErrors.stories.tsx';

export default { ...meta, title: 'FormErrors / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const None = stories.None;
