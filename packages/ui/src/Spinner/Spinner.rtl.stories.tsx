import meta from './Spinner.stories.tsx';

export default { ...meta, title: 'Spinner / Right to left', globals: { locale: 'ar' } };

export { Default, Large } from './Spinner.stories.tsx';
