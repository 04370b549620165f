import meta from './DateTimeField.stories.tsx';

export default { ...meta, title: 'DateTimeField / Right to left', globals: { locale: 'ar' } };

export { Default, Day, Invalid, Disabled } from './DateTimeField.stories.tsx';
