import meta, * as stories from './Stack.stories.tsx';

export default { ...meta, title: 'Stack / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Tight = stories.Tight;
export const Beside = stories.Beside;
export const Columns = stories.Columns;
export const Many = stories.Many;
