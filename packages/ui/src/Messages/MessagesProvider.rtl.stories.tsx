import meta, * as stories from './MessagesProvider.stories.tsx';

export default { ...meta, title: 'MessagesProvider / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Partial = stories.Partial;
export const Overridden = stories.Overridden;
