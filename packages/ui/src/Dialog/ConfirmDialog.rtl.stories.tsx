import meta, * as stories from './ConfirmDialog.stories.tsx';

export default { ...meta, title: 'ConfirmDialog / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Accent = stories.Accent;
export const Pending = stories.Pending;
export const Failed = stories.Failed;
export const Confirmed = stories.Confirmed;
export const StaysUntilDone = stories.StaysUntilDone;
export const Focused = stories.Focused;
export const LongText = stories.LongText;
export const Keyboard = stories.Keyboard;
