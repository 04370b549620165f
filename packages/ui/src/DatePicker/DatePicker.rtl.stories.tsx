import meta, * as stories from './DatePicker.stories.tsx';

export default { ...meta, title: 'DatePicker / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const InLabels = stories.InLabels;
export const InLabelsEmpty = stories.InLabelsEmpty;
export const Unavailable = stories.Unavailable;
export const SeveralDays = stories.SeveralDays;
export const Open = stories.Open;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const InDialog = stories.InDialog;
export const InForm = stories.InForm;
