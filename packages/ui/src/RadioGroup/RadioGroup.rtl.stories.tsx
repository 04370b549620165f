import meta from './RadioGroup.stories.tsx';

export default { ...meta, title: 'RadioGroup / Right to left', globals: { locale: 'ar' } };

export { Default, Keyboard, Cards, Invalid, Disabled } from './RadioGroup.stories.tsx';
