import meta, * as stories from './ContextMenu.stories.tsx';

export default { ...meta, title: 'ContextMenu / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const PressOutside = stories.PressOutside;
export const Disabled = stories.Disabled;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
export const Many = stories.Many;
