import meta from './Checkbox.stories.tsx';

export default { ...meta, title: 'Checkbox / Right to left', globals: { locale: 'ar' } };

export {
  Default,
  Keyboard,
  Selected,
  Indeterminate,
  Described,
  LabelOnly,
  Invalid,
  Disabled,
  LongWords,
} from './Checkbox.stories.tsx';
