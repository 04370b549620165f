import meta, * as stories from './FormDrawer.stories.tsx';

export default { ...meta, title: 'FormDrawer / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Large = stories.Large;
export const WithAside = stories.WithAside;
export const ReadOnly = stories.ReadOnly;
export const Keyboard = stories.Keyboard;
export const Untouched = stories.Untouched;
export const Unsaved = stories.Unsaved;
export const TypedBack = stories.TypedBack;
export const Invalid = stories.Invalid;
export const FormError = stories.FormError;
export const Pending = stories.Pending;
export const Focused = stories.Focused;
export const LongText = stories.LongText;
export const Many = stories.Many;
