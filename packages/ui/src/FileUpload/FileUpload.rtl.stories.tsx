import meta, * as stories from './FileUpload.stories.tsx';

export default { ...meta, title: 'FileUpload / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Uploaded = stories.Uploaded;
export const Forbidden = stories.Forbidden;
export const TooMany = stories.TooMany;
export const Single = stories.Single;
export const Existing = stories.Existing;
export const RemovedAll = stories.RemovedAll;
export const Pending = stories.Pending;
export const Cancelled = stories.Cancelled;
export const Failed = stories.Failed;
export const Retried = stories.Retried;
export const Dropped = stories.Dropped;
export const Pasted = stories.Pasted;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
