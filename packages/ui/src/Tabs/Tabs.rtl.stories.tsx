import meta, * as stories from './Tabs.stories.tsx';

export default { ...meta, title: 'Tabs / Right to left', globals: { locale: 'ar' } };

export const First = stories.First;
export const Second = stories.Second;
export const Many = stories.Many;
export const ByKeyboard = stories.ByKeyboard;
export const ByPointer = stories.ByPointer;
