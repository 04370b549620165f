import meta from './Amount.stories.tsx';

export default { ...meta, title: 'Amount / Right to left', globals: { locale: 'ar' } };

export { Default, Negative, Column, Headline, Struck } from './Amount.stories.tsx';
