import meta from './MoneyField.stories.tsx';

export default { ...meta, title: 'MoneyField / Right to left', globals: { locale: 'ar' } };

export {
  Default,
  NotAnAmount,
  Empty,
  WholeUnits,
  Invalid,
  Disabled,
} from './MoneyField.stories.tsx';
