import meta from './EmptyState.stories.tsx';

export default { ...meta, title: 'EmptyState / Right to left', globals: { locale: 'ar' } };

export { Default, NothingFound, Refused, Failed, TitleAlone } from './EmptyState.stories.tsx';
