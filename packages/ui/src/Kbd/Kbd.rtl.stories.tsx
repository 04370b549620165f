import meta, * as stories from './Kbd.stories.tsx';

export default { ...meta, title: 'Kbd / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Chord = stories.Chord;
