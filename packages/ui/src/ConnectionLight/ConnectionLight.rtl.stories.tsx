import meta, * as stories from './ConnectionLight.stories.tsx';

export default { ...meta, title: 'ConnectionLight / Right to left', globals: { locale: 'ar' } };

export const Online = stories.Online;
export const Reconnecting = stories.Reconnecting;
export const Offline = stories.Offline;
export const LongText = stories.LongText;
