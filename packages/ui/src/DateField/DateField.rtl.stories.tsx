import meta, * as stories from './DateField.stories.tsx';

export default { ...meta, title: 'DateField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const NextByItself = stories.NextByItself;
export const BuddhistLocale = stories.BuddhistLocale;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongWords = stories.LongWords;
export const InForm = stories.InForm;
