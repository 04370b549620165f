import meta from './Avatar.stories.tsx';

export default { ...meta, title: 'Avatar / Right to left', globals: { locale: 'ar' } };

export { Default, Picture, BrokenPicture, Sizes } from './Avatar.stories.tsx';
