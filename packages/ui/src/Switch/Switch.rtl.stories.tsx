import meta from './Switch.stories.tsx';

export default { ...meta, title: 'Switch / Right to left', globals: { locale: 'ar' } };

export { Default, On, Row, Disabled } from './Switch.stories.tsx';
