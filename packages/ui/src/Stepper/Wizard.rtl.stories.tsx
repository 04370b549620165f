import meta, * as stories from './Wizard.stories.tsx';

export default { ...meta, title: 'Wizard / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Invalid = stories.Invalid;
export const Keyboard = stories.Keyboard;
export const Pending = stories.Pending;
export const AnyOrder = stories.AnyOrder;
export const Vertical = stories.Vertical;
export const Modern = stories.Modern;
export const ModernVertical = stories.ModernVertical;
export const Focused = stories.Focused;
export const LongText = stories.LongText;
export const Many = stories.Many;
