import meta, * as stories from './ProgressBar.stories.tsx';

export default { ...meta, title: 'ProgressBar / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const InLabels = stories.InLabels;
export const LabelHidden = stories.LabelHidden;
export const EveryTone = stories.EveryTone;
export const Sizes = stories.Sizes;
export const Striped = stories.Striped;
export const Animated = stories.Animated;
export const Pending = stories.Pending;
export const Empty = stories.Empty;
export const Full = stories.Full;
export const LongText = stories.LongText;
