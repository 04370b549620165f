import meta from './PasswordField.stories.tsx';

export default { ...meta, title: 'PasswordField / Right to left', globals: { locale: 'ar' } };

export { Default, Invalid, Disabled } from './PasswordField.stories.tsx';
