import meta, * as stories from './Tooltip.stories.tsx';

export default { ...meta, title: 'Tooltip / Right to left', globals: { locale: 'ar' } };

export const Open = stories.Open;
export const WithShortcut = stories.WithShortcut;
export const LongText = stories.LongText;
export const ByKeyboard = stories.ByKeyboard;
export const ByPointer = stories.ByPointer;
