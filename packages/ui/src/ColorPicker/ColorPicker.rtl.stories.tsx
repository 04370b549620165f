import meta, * as stories from './ColorPicker.stories.tsx';

export default { ...meta, title: 'ColorPicker / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Swatches = stories.Swatches;
export const Alpha = stories.Alpha;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const InForm = stories.InForm;
