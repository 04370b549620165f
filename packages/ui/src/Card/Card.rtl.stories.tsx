import meta, * as stories from './Card.stories.tsx';

export default { ...meta, title: 'Card / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const WithActionsAndFooter = stories.WithActionsAndFooter;
export const Untitled = stories.Untitled;
export const Roomy = stories.Roomy;
export const LongText = stories.LongText;
export const WithCover = stories.WithCover;
export const CoverAtTheEnd = stories.CoverAtTheEnd;
export const EveryTone = stories.EveryTone;
