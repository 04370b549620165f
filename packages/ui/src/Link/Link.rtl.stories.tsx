import meta, * as stories from './Link.stories.tsx';

export default { ...meta, title: 'Link / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const External = stories.External;
export const Quiet = stories.Quiet;
export const Inherited = stories.Inherited;
export const Current = stories.Current;
export const LongText = stories.LongText;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
