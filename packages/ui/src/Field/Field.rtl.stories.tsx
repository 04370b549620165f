import meta from './Field.stories.tsx';

export default { ...meta, title: 'Field / Right to left', globals: { locale: 'ar' } };

export { Default, Hint, HiddenLabel, Described } from './Field.stories.tsx';
