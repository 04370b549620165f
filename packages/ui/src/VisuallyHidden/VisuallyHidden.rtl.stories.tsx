import meta from './VisuallyHidden.stories.tsx';

export default { ...meta, title: 'VisuallyHidden / Right to left', globals: { locale: 'ar' } };

export { Default } from './VisuallyHidden.stories.tsx';
