import meta, * as stories from './LinkButton.stories.tsx';

export default { ...meta, title: 'LinkButton / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Solid = stories.Solid;
export const Wide = stories.Wide;
