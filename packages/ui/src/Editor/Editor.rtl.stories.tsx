import meta, * as stories from './Editor.stories.tsx';

export default { ...meta, title: 'Editor / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Written = stories.Written;
export const Keyboard = stories.Keyboard;
export const LinkSet = stories.LinkSet;
export const PasteCleaned = stories.PasteCleaned;
export const Aligned = stories.Aligned;
export const Undone = stories.Undone;
export const Counted = stories.Counted;
export const Controlled = stories.Controlled;
export const FewTools = stories.FewTools;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
