import meta, * as stories from './InputGroup.stories.tsx';

export default { ...meta, title: 'InputGroup / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Merged = stories.Merged;
export const WithButton = stories.WithButton;
export const WithButtons = stories.WithButtons;
export const WithSelect = stories.WithSelect;
export const WithMenu = stories.WithMenu;
export const WithCheckbox = stories.WithCheckbox;
export const Sizes = stories.Sizes;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
