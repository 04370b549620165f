import meta, * as stories from './Dialog.stories.tsx';

export default { ...meta, title: 'Dialog / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Small = stories.Small;
export const Large = stories.Large;
export const ExtraLarge = stories.ExtraLarge;
export const FullScreen = stories.FullScreen;
export const Pending = stories.Pending;
export const Many = stories.Many;
export const Keyboard = stories.Keyboard;
export const Pointer = stories.Pointer;
export const UnsavedChanges = stories.UnsavedChanges;
export const Nested = stories.Nested;
export const FormWithGuard = stories.FormWithGuard;
export const ClosedTogether = stories.ClosedTogether;
export const OpenerGone = stories.OpenerGone;
export const OpenerGoneLater = stories.OpenerGoneLater;
export const Focused = stories.Focused;
export const LongText = stories.LongText;
