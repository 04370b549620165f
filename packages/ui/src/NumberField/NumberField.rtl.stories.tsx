import meta, * as stories from './NumberField.stories.tsx';

export default { ...meta, title: 'NumberField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const AtItsEnd = stories.AtItsEnd;
export const Plain = stories.Plain;
export const Invalid = stories.Invalid;
export const Disabled = stories.Disabled;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const ReadOnly = stories.ReadOnly;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const NotANumber = stories.NotANumber;
export const OutsideLimits = stories.OutsideLimits;
export const OneLimit = stories.OneLimit;
export const InForm = stories.InForm;
export const Decimals = stories.Decimals;
