import meta, * as stories from './MaskedField.stories.tsx';

export default { ...meta, title: 'MaskedField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Card = stories.Card;
export const Pasted = stories.Pasted;
export const DateOfBirth = stories.DateOfBirth;
export const Time = stories.Time;
export const Percent = stories.Percent;
export const Figures = stories.Figures;
export const Blocks = stories.Blocks;
export const OwnDelimiters = stories.OwnDelimiters;
export const Controlled = stories.Controlled;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
