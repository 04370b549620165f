import meta from './FormErrors.stories.tsx';

export default { ...meta, title: 'FormErrors / Right to left', globals: { locale: 'ar' } };

export { Default, None } from './FormErrors.stories.tsx';
