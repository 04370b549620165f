import meta, * as stories from './Nav.stories.tsx';

export default { ...meta, title: 'Nav / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const ChangingAddress = stories.ChangingAddress;
export const EveryVariant = stories.EveryVariant;
export const Vertical = stories.Vertical;
export const Justified = stories.Justified;
export const Centred = stories.Centred;
export const AtTheEnd = stories.AtTheEnd;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
export const Many = stories.Many;
