import meta, * as stories from './Dialog.stories.tsx';

export default { ...meta, title: 'Dialog / Right to left', globals: { locale: 'ar' } };

export const Open = stories.Open;
export const Small = stories.Small;
export const Large = stories.Large;
export const Pending = stories.Pending;
export const LongContent = stories.LongContent;
export const ByKeyboard = stories.ByKeyboard;
export const ByPointer = stories.ByPointer;
export const UnsavedChanges = stories.UnsavedChanges;
