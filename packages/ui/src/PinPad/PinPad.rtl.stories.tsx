import meta from './PinPad.stories.tsx';

export default { ...meta, title: 'PinPad / Right to left', globals: { locale: 'ar' } };

export { Default, Keyboard, Wrong, Disabled } from './PinPad.stories.tsx';
