import meta, * as stories from './CopyButton.stories.tsx';

export default { ...meta, title: 'CopyButton / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Labelled = stories.Labelled;
export const Fallback = stories.Fallback;
export const Failed = stories.Failed;
export const InDialog = stories.InDialog;
export const Sizes = stories.Sizes;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const LongText = stories.LongText;
