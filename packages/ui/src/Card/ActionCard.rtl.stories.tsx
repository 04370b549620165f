import meta, * as stories from './ActionCard.stories.tsx';

export default { ...meta, title: 'ActionCard / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Collapsed = stories.Collapsed;
export const RefreshAlone = stories.RefreshAlone;
export const WithOwnActions = stories.WithOwnActions;
export const Pending = stories.Pending;
export const Focused = stories.Focused;
export const LongText = stories.LongText;
