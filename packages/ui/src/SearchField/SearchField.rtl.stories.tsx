import meta, * as stories from './SearchField.stories.tsx';

export default { ...meta, title: 'SearchField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Cleared = stories.Cleared;
export const Keyboard = stories.Keyboard;
export const Disabled = stories.Disabled;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
