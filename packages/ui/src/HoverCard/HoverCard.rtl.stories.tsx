import meta, * as stories from './HoverCard.stories.tsx';

export default { ...meta, title: 'HoverCard / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Hovered = stories.Hovered;
export const Keyboard = stories.Keyboard;
export const Focused = stories.Focused;
export const Above = stories.Above;
export const AtTheSide = stories.AtTheSide;
export const Disabled = stories.Disabled;
export const LongText = stories.LongText;
