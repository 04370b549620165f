import meta from './SearchField.stories.tsx';

export default { ...meta, title: 'SearchField / Right to left', globals: { locale: 'ar' } };

export { Default, Cleared, Keyboard, Disabled } from './SearchField.stories.tsx';
