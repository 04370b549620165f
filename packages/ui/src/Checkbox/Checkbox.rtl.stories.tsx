import meta, * as stories from './Checkbox.stories.tsx';

export default { ...meta, title: 'Checkbox / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Selected = stories.Selected;
export const Indeterminate = stories.Indeterminate;
export const Described = stories.Described;
export const LabelOnly = stories.LabelOnly;
export const Invalid = stories.Invalid;
export const Disabled = stories.Disabled;
export const LongText = stories.LongText;
export const ReadOnly = stories.ReadOnly;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const InForm = stories.InForm;
