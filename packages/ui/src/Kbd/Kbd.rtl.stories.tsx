import meta from './Kbd.stories.tsx';

export default { ...meta, title: 'Kbd / Right to left', globals: { locale: 'ar' } };

export { Default, Chord } from './Kbd.stories.tsx';
