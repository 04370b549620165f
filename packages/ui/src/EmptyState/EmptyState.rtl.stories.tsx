import meta, * as stories from './EmptyState.stories.tsx';

export default { ...meta, title: 'EmptyState / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const NothingFound = stories.NothingFound;
export const Forbidden = stories.Forbidden;
export const Failed = stories.Failed;
export const TitleAlone = stories.TitleAlone;
export const LongText = stories.LongText;
