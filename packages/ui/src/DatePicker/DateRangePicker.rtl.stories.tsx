import meta, * as stories from './DateRangePicker.stories.tsx';

export default { ...meta, title: 'DateRangePicker / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Presets = stories.Presets;
export const Keyboard = stories.Keyboard;
export const WithoutPresets = stories.WithoutPresets;
export const Open = stories.Open;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const InForm = stories.InForm;
