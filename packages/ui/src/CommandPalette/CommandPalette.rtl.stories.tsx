import meta, * as stories from './CommandPalette.stories.tsx';

export default { ...meta, title: 'CommandPalette / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Pages = stories.Pages;
export const Results = stories.Results;
export const Pending = stories.Pending;
export const Empty = stories.Empty;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const Many = stories.Many;
export const LongText = stories.LongText;
