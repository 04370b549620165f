import meta, * as stories from './MultiSelect.stories.tsx';

export default { ...meta, title: 'MultiSelect / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Grouped = stories.Grouped;
export const Icons = stories.Icons;
export const SelectAll = stories.SelectAll;
export const Creatable = stories.Creatable;
export const AtMost = stories.AtMost;
export const Fixed = stories.Fixed;
export const Loaded = stories.Loaded;
export const Pending = stories.Pending;
export const Failed = stories.Failed;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const Many = stories.Many;
export const InForm = stories.InForm;
