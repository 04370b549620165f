import meta, * as stories from './MoneyField.stories.tsx';

export default { ...meta, title: 'MoneyField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const NotAnAmount = stories.NotAnAmount;
export const TwoReadings = stories.TwoReadings;
export const German = stories.German;
export const InForm = stories.InForm;
export const Empty = stories.Empty;
export const WholeUnits = stories.WholeUnits;
export const Invalid = stories.Invalid;
export const Disabled = stories.Disabled;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const ReadOnly = stories.ReadOnly;
export const LongText = stories.LongText;
