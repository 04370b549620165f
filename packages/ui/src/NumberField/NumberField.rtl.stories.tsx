import meta from './NumberField.stories.tsx';

export default { ...meta, title: 'NumberField / Right to left', globals: { locale: 'ar' } };

export { Default, Keyboard, AtItsEnd, Plain, Invalid, Disabled } from './NumberField.stories.tsx';
