import meta, * as stories from './Pagination.stories.tsx';

export default { ...meta, title: 'Pagination / Right to left', globals: { locale: 'ar' } };

export const Middle = stories.Middle;
export const First = stories.First;
export const Last = stories.Last;
export const Empty = stories.Empty;
export const FixedLength = stories.FixedLength;
export const Disabled = stories.Disabled;
export const KeepsTheFirstRowInView = stories.KeepsTheFirstRowInView;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
export const Many = stories.Many;
