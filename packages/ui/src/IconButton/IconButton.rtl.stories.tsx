import meta from './IconButton.stories.tsx';

export default { ...meta, title: 'IconButton / Right to left', globals: { locale: 'ar' } };

export { Default, Emphases, Sizes, Disabled, Pending } from './IconButton.stories.tsx';
