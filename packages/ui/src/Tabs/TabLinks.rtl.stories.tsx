import meta, * as stories from './TabLinks.stories.tsx';

export default { ...meta, title: 'TabLinks / Right to left', globals: { locale: 'ar' } };

export const Current = stories.Current;
