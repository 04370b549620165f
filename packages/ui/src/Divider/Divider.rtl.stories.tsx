import meta, * as stories from './Divider.stories.tsx';

export default { ...meta, title: 'Divider / Right to left', globals: { locale: 'ar' } };

export const Horizontal = stories.Horizontal;
export const Vertical = stories.Vertical;
