import * as stories from './PaymentSheet.stories.tsx';

const meta = {
  ...stories.default,
  title: 'payment/PaymentSheet/Right to left',
  globals: { locale: 'ar' },
};
export default meta;

export const Default = { ...stories.Default, play: undefined };
export const Phone = { ...stories.Phone, play: undefined };
export const Dark = { ...stories.Dark, play: undefined };
