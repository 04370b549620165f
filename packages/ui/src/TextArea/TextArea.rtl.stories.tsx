import meta, * as stories from './TextArea.stories.tsx';

export default { ...meta, title: 'TextArea / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Counted = stories.Counted;
export const TooLong = stories.TooLong;
export const ManyLines = stories.ManyLines;
export const Disabled = stories.Disabled;
