import meta, * as stories from './DescriptionList.stories.tsx';

export default { ...meta, title: 'DescriptionList / Right to left', globals: { locale: 'ar' } };

export const Rows = stories.Rows;
export const Pairs = stories.Pairs;
export const LongText = stories.LongText;
export const Many = stories.Many;
