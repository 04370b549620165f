import meta, * as stories from './Select.stories.tsx';

export default { ...meta, title: 'Select / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Placeholder = stories.Placeholder;
export const Chosen = stories.Chosen;
export const Described = stories.Described;
export const Invalid = stories.Invalid;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Pending = stories.Pending;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Empty = stories.Empty;
export const Sizes = stories.Sizes;
export const Clearable = stories.Clearable;
export const Icons = stories.Icons;
export const Small = stories.Small;
export const LongWords = stories.LongWords;
export const Grouped = stories.Grouped;
export const EmptyValue = stories.EmptyValue;
export const Many = stories.Many;
export const InForm = stories.InForm;
export const InDialog = stories.InDialog;
export const InDrawer = stories.InDrawer;
export const InPopover = stories.InPopover;
