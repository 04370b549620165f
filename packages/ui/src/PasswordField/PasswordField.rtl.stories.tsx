import meta, * as stories from './PasswordField.stories.tsx';

export default { ...meta, title: 'PasswordField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Invalid = stories.Invalid;
export const Disabled = stories.Disabled;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const ReadOnly = stories.ReadOnly;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
