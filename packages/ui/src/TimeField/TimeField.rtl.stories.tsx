import meta, * as stories from './TimeField.stories.tsx';

export default { ...meta, title: 'TimeField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const TwelveHours = stories.TwelveHours;
export const Keyboard = stories.Keyboard;
export const Range = stories.Range;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const InForm = stories.InForm;
