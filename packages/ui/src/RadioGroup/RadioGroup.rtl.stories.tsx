import meta, * as stories from './RadioGroup.stories.tsx';

export default { ...meta, title: 'RadioGroup / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Cards = stories.Cards;
export const Invalid = stories.Invalid;
export const Disabled = stories.Disabled;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
