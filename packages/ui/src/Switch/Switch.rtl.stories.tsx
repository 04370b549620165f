import meta, * as stories from './Switch.stories.tsx';

export default { ...meta, title: 'Switch / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const On = stories.On;
export const Row = stories.Row;
export const Disabled = stories.Disabled;
