import meta, * as stories from './VisuallyHidden.stories.tsx';

export default { ...meta, title: 'VisuallyHidden / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
