import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { cardMask } from '../MaskedField/cardMask.ts';
import { dateMask, timeMask } from '../MaskedField/dateMask.ts';
import type { Mask } from '../MaskedField/mask.ts';
import { MaskedField } from '../MaskedField/MaskedField.tsx';
import { numberMask, percentMask } from '../MaskedField/numberMask.ts';
import { patternMask, phoneMask } from '../MaskedField/patternMask.ts';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OneTimeCode } from '../OneTimeCode/OneTimeCode.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { inEachLanguage, trip } from './roundTrip.fixtures.tsx';

/** The text of an input can be typed into it again, in every language, and gives the same value. */
const meta = {
  title: 'Foundations / Round trip',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;
export default meta;

const ask = (example: string) => `Such as ${example}.`;
const money = (value: number | null, minorDigits?: number) =>
  trip(value, (props) => (
    <MoneyField
      {...props}
      label="Price"
      currency="RM"
      minorDigits={minorDigits}
      invalidMessage={ask}
    />
  ));
export const Money = money(150_000);
export const SmallMoney = money(5);
export const MuchMoney = money(99_999_999);
export const MoneyBelowZero = money(-123_456);
export const WholeMoney = money(1500, 0);

const number = (value: number, maxDecimals?: number) =>
  trip<number | null>(value, (props) => (
    <NumberField
      {...props}
      label="Portions"
      maxDecimals={maxDecimals}
      invalidMessage={ask}
      limitMessage={() => 'Has no limits.'}
    />
  ));
export const Count = number(12_345);
export const Decimals = number(1234.5, 2);
export const BelowZero = number(-12);

const segments = {
  day: { label: 'day', placeholder: 'dd' },
  month: { label: 'month', placeholder: 'mm' },
  year: { label: 'year', placeholder: 'yyyy' },
};
export const Day = trip<string | null>('2026-11-03', (props) => (
  <DateField {...props} label="Day" labels={segments} />
));
export const PickedDay = trip<string | null>('2028-02-29', (props) => (
  <DatePicker
    {...props}
    label="Day"
    today="2026-11-21"
    labels={{
      ...segments,
      open: 'Open',
      previousMonth: 'Previous',
      nextMonth: 'Next',
      monthMenu: 'Month',
      yearMenu: 'Year',
      today: 'today',
      selected: 'selected',
      unavailable: 'unavailable',
    }}
  />
));

const clock = {
  hour: { label: 'hour', placeholder: '––' },
  minute: { label: 'minute', placeholder: '––' },
  dayPeriod: { label: 'AM/PM', placeholder: '––' },
};
const time = (value: string, hourCycle?: 12 | 24) =>
  trip<string | null>(value, (props) => (
    <TimeField {...props} label="Time" labels={clock} hourCycle={hourCycle} />
  ));
export const Time = time('18:40');
export const Noon = time('12:00', 12);
export const Midnight = time('00:05', 12);

/** Masks are memoised, as their field requires. */
const masked = (value: string, maskOf: (locale: string) => Mask) => {
  const masks = new Map<string, Mask>();
  const known = (locale: string) => {
    const mask = masks.get(locale) ?? maskOf(locale);
    masks.set(locale, mask);
    return mask;
  };
  return trip(value, ({ locale, ...props }) => (
    <MaskedField {...props} label="Masked" mask={known(locale)} />
  ));
};
export const Phone = masked('+60123456789', () => phoneMask('+60', '##-#### ####'));
export const Card = masked('378282246310005', () => cardMask);
export const Plate = masked('WXY1234', () => patternMask('AAA ####', { isUpperCase: true }));
export const MaskedDay = masked('2026-11-03', (locale) => dateMask({ locale }));
export const MaskedTime = masked('18:40', () => timeMask());
export const MaskedNumber = masked('1234567.5', (locale) => numberMask({ locale }));
export const Percentage = masked('12.5', (locale) => percentMask(locale));

export const Code = trip('321767', (props) => <OneTimeCode {...props} label="Code" />);
export const Text = trip('Nasi lemak, 2 × {extra} [hot]', (props) => (
  <TextField {...props} label="Name" />
));
export const Color = trip('#0f766e', (props) => (
  <ColorPicker
    {...props}
    label="Colour"
    labels={{ hex: 'Code', area: 'Area', hue: 'Hue', alpha: 'Alpha', swatches: 'Swatches' }}
  />
));

export const Tags = trip<string[]>(
  ['Laksa', '2 × Teh'],
  (props) => (
    <TagField
      {...props}
      label="Tags"
      labels={{
        list: 'Tags',
        remove: (tag) => `Remove ${tag}`,
        added: (tags) => `${tags.join(', ')} added`,
        removed: (tag) => `${tag} removed`,
      }}
    />
  ),
  inEachLanguage(async (section, output) => {
    await userEvent.click(within(section).getByRole('textbox'));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(output).toHaveTextContent('[]');
    await userEvent.keyboard('Laksa{Enter}2 × Teh');
    await userEvent.tab();
    await expect(output).toHaveTextContent('["Laksa","2 × Teh"]');
  }),
);
