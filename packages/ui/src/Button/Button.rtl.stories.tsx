import meta from './Button.stories.tsx';

export default { ...meta, title: 'Button / Right to left', globals: { locale: 'ar' } };

export {
  Default,
  Keyboard,
  EveryTone,
  Sizes,
  WithIcon,
  Wide,
  Disabled,
  Pending,
  LongWords,
} from './Button.stories.tsx';
