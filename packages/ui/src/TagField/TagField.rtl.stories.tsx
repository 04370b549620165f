import meta, * as stories from './TagField.stories.tsx';

export default { ...meta, title: 'TagField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Pasted = stories.Pasted;
export const AtMost = stories.AtMost;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const Many = stories.Many;
export const InForm = stories.InForm;
