import meta, * as stories from './NotificationBadge.stories.tsx';

export default { ...meta, title: 'NotificationBadge / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Dot = stories.Dot;
export const Many = stories.Many;
export const Empty = stories.Empty;
export const EveryTone = stories.EveryTone;
export const OnAnAvatar = stories.OnAnAvatar;
