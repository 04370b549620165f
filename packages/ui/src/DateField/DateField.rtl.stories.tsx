import meta, * as stories from './DateField.stories.tsx';

export default { ...meta, title: 'DateField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const AdvancesAutomatically = stories.AdvancesAutomatically;
export const BuddhistLocale = stories.BuddhistLocale;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const InForm = stories.InForm;
