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
export const LongWords = stories.LongWords;
export const NotANumber = stories.NotANumber;
export const Decimals = stories.Decimals;
