import meta, * as stories from './Form.stories.tsx';

export default { ...meta, title: 'Form / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Horizontal = stories.Horizontal;
export const Columns = stories.Columns;
export const Inline = stories.Inline;
export const Keyboard = stories.Keyboard;
export const Invalid = stories.Invalid;
export const ForbiddenAgain = stories.ForbiddenAgain;
export const ServerErrors = stories.ServerErrors;
export const StickyActions = stories.StickyActions;
export const Disabled = stories.Disabled;
export const Pending = stories.Pending;
export const Empty = stories.Empty;
export const Many = stories.Many;
export const LongText = stories.LongText;
