import meta, * as stories from './SortableBoard.stories.tsx';

export default { ...meta, title: 'SortableBoard / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Conforms = stories.Conforms;
export const Pointer = stories.Pointer;
export const Keyboard = stories.Keyboard;
export const Disabled = stories.Disabled;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
