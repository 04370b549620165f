import meta, * as stories from './IconButton.stories.tsx';

export default { ...meta, title: 'IconButton / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Emphases = stories.Emphases;
export const Sizes = stories.Sizes;
export const Disabled = stories.Disabled;
export const Pending = stories.Pending;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
