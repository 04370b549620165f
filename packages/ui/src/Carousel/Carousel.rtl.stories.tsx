import meta, * as stories from './Carousel.stories.tsx';

export default { ...meta, title: 'Carousel / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Looping = stories.Looping;
export const SeveralPerView = stories.SeveralPerView;
export const Centred = stories.Centred;
export const Thumbs = stories.Thumbs;
export const Vertical = stories.Vertical;
export const Fading = stories.Fading;
export const Autoplay = stories.Autoplay;
export const Lazy = stories.Lazy;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
