import meta, * as stories from './Spinner.stories.tsx';

export default { ...meta, title: 'Spinner / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Large = stories.Large;
