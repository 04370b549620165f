import meta, * as stories from './Banner.stories.tsx';

export default { ...meta, title: 'Banner / Right to left', globals: { locale: 'ar' } };

export const Info = stories.Info;
export const Neutral = stories.Neutral;
export const Success = stories.Success;
export const Warning = stories.Warning;
export const Danger = stories.Danger;
export const WithAction = stories.WithAction;
export const Dismissable = stories.Dismissable;
export const LongText = stories.LongText;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
