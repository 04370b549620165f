import meta, * as stories from './PinPad.stories.tsx';

export default { ...meta, title: 'PinPad / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Invalid = stories.Invalid;
export const Disabled = stories.Disabled;
export const FourToSix = stories.FourToSix;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Pending = stories.Pending;
export const LongText = stories.LongText;
