import meta, * as stories from './SelectableList.stories.tsx';

export default { ...meta, title: 'SelectableList / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Multiple = stories.Multiple;
export const Keyboard = stories.Keyboard;
export const Flush = stories.Flush;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
