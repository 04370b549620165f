import meta from './Card.stories.tsx';

export default { ...meta, title: 'Card / Right to left', globals: { locale: 'ar' } };

export { Default, WithActionsAndFooter, Untitled, Roomy, LongWords } from './Card.stories.tsx';
