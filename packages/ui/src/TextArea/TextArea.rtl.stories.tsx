import meta from './TextArea.stories.tsx';

export default { ...meta, title: 'TextArea / Right to left', globals: { locale: 'ar' } };

export { Default, Counted, TooLong, ManyLines, Disabled } from './TextArea.stories.tsx';
