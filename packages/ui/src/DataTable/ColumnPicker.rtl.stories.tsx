import meta, * as stories from './ColumnPicker.stories.tsx';

export default { ...meta, title: 'Columns / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const Picker = stories.Picker;
export const ColumnMenu = stories.ColumnMenu;
export const Keyboard = stories.Keyboard;
export const Resized = stories.Resized;
export const Reordered = stories.Reordered;
export const Remembered = stories.Remembered;
export const LongText = stories.LongText;
export const Many = stories.Many;
