import meta, * as stories from './PasswordField.stories.tsx';

export default { ...meta, title: 'PasswordField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Invalid = stories.Invalid;
export const Disabled = stories.Disabled;
