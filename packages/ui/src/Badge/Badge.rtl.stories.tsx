import meta from './Badge.stories.tsx';

export default { ...meta, title: 'Badge / Right to left', globals: { locale: 'ar' } };

export { Soft, Solid, Plain, WithIcon, LongWords } from './Badge.stories.tsx';
