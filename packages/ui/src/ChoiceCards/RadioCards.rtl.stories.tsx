import meta, * as stories from './RadioCards.stories.tsx';

export default { ...meta, title: 'RadioCards / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const TextOnly = stories.TextOnly;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const Many = stories.Many;
export const InForm = stories.InForm;
