import meta, * as stories from './ListGroup.stories.tsx';

export default { ...meta, title: 'ListGroup / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Buttons = stories.Buttons;
export const Links = stories.Links;
export const Keyboard = stories.Keyboard;
export const Numbered = stories.Numbered;
export const Horizontal = stories.Horizontal;
export const Flush = stories.Flush;
export const Described = stories.Described;
export const EveryTone = stories.EveryTone;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const LongText = stories.LongText;
export const Many = stories.Many;
