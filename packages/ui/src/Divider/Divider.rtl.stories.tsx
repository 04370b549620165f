import meta from './Divider.stories.tsx';

export default { ...meta, title: 'Divider / Right to left', globals: { locale: 'ar' } };

export { Horizontal, Vertical } from './Divider.stories.tsx';
