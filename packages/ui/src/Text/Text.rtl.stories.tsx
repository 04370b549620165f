import meta from './Text.stories.tsx';

export default { ...meta, title: 'Text / Right to left', globals: { locale: 'ar' } };

export { Default, Sizes, Tones, Headings, Truncated } from './Text.stories.tsx';
