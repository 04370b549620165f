import meta, * as stories from './FailedState.stories.tsx';

export default { ...meta, title: 'FailedState / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Retried = stories.Retried;
export const Pending = stories.Pending;
export const FailedAgain = stories.FailedAgain;
export const Offline = stories.Offline;
export const Keyboard = stories.Keyboard;
export const LongText = stories.LongText;
