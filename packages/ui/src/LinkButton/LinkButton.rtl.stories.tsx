import meta from './LinkButton.stories.tsx';

export default { ...meta, title: 'LinkButton / Right to left', globals: { locale: 'ar' } };

export { Default, Solid, Wide } from './LinkButton.stories.tsx';
