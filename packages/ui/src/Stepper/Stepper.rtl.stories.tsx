import meta, * as stories from './Stepper.stories.tsx';

export default { ...meta, title: 'Stepper / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Vertical = stories.Vertical;
export const Modern = stories.Modern;
export const ModernVertical = stories.ModernVertical;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const Many = stories.Many;
export const Scrolled = stories.Scrolled;
