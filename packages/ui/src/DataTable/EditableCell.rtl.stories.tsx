import meta, * as stories from './EditableCell.stories.tsx';

export default {
  ...meta,
  title: 'DataTable / EditableCell / Right to left',
  globals: { locale: 'ar' },
};

export const Default = stories.Default;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Editing = stories.Editing;
export const Invalid = stories.Invalid;
export const Pending = stories.Pending;
export const Forbidden = stories.Forbidden;
export const Keyboard = stories.Keyboard;
