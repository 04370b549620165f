import meta from './Segmented.stories.tsx';

export default { ...meta, title: 'Segmented / Right to left', globals: { locale: 'ar' } };

export { Default, Keyboard, Labelled, Wide, Disabled } from './Segmented.stories.tsx';
