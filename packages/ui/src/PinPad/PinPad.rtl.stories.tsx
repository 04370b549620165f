import meta, * as stories from './PinPad.stories.tsx';

export default { ...meta, title: 'PinPad / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Wrong = stories.Wrong;
export const Disabled = stories.Disabled;
