import meta from './Stack.stories.tsx';

export default { ...meta, title: 'Stack / Right to left', globals: { locale: 'ar' } };

export { Default, Tight, Beside, Columns } from './Stack.stories.tsx';
