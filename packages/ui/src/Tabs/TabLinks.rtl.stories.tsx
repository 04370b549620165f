import meta, * as stories from './TabLinks.stories.tsx';

export default { ...meta, title: 'TabLinks / Right to left', globals: { locale: 'ar' } };

export const Current = stories.Current;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
export const Many = stories.Many;
