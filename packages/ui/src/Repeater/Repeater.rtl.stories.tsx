import meta, * as stories from './Repeater.stories.tsx';

export default { ...meta, title: 'Repeater / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const RemovedAndBack = stories.RemovedAndBack;
export const Removed = stories.Removed;
export const Keyboard = stories.Keyboard;
export const Bounds = stories.Bounds;
export const FixedOrder = stories.FixedOrder;
export const Nested = stories.Nested;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
