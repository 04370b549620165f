import meta, * as stories from './BlockOverlay.stories.tsx';

export default { ...meta, title: 'BlockOverlay / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Pending = stories.Pending;
export const Keyboard = stories.Keyboard;
export const Dark = stories.Dark;
export const Clear = stories.Clear;
export const OwnSign = stories.OwnSign;
export const SpinnerAlone = stories.SpinnerAlone;
export const LongText = stories.LongText;
