import meta from './Skeleton.stories.tsx';

export default { ...meta, title: 'Skeleton / Right to left', globals: { locale: 'ar' } };

export { Text, Control, Picture, Card, Person } from './Skeleton.stories.tsx';
