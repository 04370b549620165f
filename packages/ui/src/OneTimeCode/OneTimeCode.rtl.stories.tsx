import meta, * as stories from './OneTimeCode.stories.tsx';

export default { ...meta, title: 'OneTimeCode / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Pasted = stories.Pasted;
export const PastedOverDigits = stories.PastedOverDigits;
export const Grouped = stories.Grouped;
export const Letters = stories.Letters;
export const Masked = stories.Masked;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const InForm = stories.InForm;
