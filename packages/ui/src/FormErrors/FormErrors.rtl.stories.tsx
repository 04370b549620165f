import meta, * as stories from './FormErrors.stories.tsx';

export default { ...meta, title: 'FormErrors / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Empty = stories.Empty;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
export const Many = stories.Many;
