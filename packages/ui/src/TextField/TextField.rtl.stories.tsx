import meta from './TextField.stories.tsx';

export default { ...meta, title: 'TextField / Right to left', globals: { locale: 'ar' } };

export {
  Default,
  Controlled,
  Described,
  Placeholder,
  PrefixAndSuffix,
  Invalid,
  Required,
  Disabled,
  ReadOnly,
  LongWords,
} from './TextField.stories.tsx';
