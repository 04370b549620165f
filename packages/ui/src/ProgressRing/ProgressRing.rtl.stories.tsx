import meta from './ProgressRing.stories.tsx';

export default { ...meta, title: 'ProgressRing / Right to left', globals: { locale: 'ar' } };

export { Default, Late, Empty, Sizes } from './ProgressRing.stories.tsx';
