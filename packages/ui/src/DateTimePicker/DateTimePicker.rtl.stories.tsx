import meta, * as stories from './DateTimePicker.stories.tsx';

export default { ...meta, title: 'DateTimePicker / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Empty = stories.Empty;
export const TwelveHours = stories.TwelveHours;
export const Bounds = stories.Bounds;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const InForm = stories.InForm;
