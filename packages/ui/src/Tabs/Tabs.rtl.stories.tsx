import meta, * as stories from './Tabs.stories.tsx';

export default { ...meta, title: 'Tabs / Right to left', globals: { locale: 'ar' } };

export const First = stories.First;
export const Second = stories.Second;
export const Many = stories.Many;
export const Keyboard = stories.Keyboard;
export const ByPointer = stories.ByPointer;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const LongText = stories.LongText;
