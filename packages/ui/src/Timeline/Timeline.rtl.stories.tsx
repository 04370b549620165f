import meta from './Timeline.stories.tsx';

export default { ...meta, title: 'Timeline / Right to left', globals: { locale: 'ar' } };

export { Default, Many } from './Timeline.stories.tsx';
