import meta, * as stories from './SplitButton.stories.tsx';

export default { ...meta, title: 'SplitButton / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const EveryTone = stories.EveryTone;
export const Sizes = stories.Sizes;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const Pending = stories.Pending;
export const LongText = stories.LongText;
