import type { listProducts } from '@servery/api/template';
import type { Output } from '@servery/api';
import { Checkbox, CheckboxGroup, Radio, RadioGroup, RangeSlider, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSampleMoney } from '@servery/screens/sample-money';
import { categoryMessages, filterMessages } from '../../messages/filters.ts';
import type { ShopView } from '../../shopView.ts';
import { bandOf, bands } from './bands.ts';

interface FiltersProps {
  view: ShopView;
  facets: Output<typeof listProducts>['facets'];
  onChange: (change: Partial<ShopView>, isTyping?: boolean) => void;
}

/** The step of the price slider in sen: RM 10. */
const step = 1000;
const down = (sen: number) => Math.floor(sen / step) * step;
const up = (sen: number) => Math.ceil(sen / step) * step;

/** The filters by price, category, brand and rating, each with the number of matching products. */
export function Filters({ view, facets, onChange }: FiltersProps) {
  const { formatMessage } = useIntl();
  const price = useSampleMoney();
  const { categories, brands, ratings, prices } = facets;
  const [least, most] = [down(prices.min), up(prices.max)];
  const counted = (name: string, count: number) =>
    formatMessage(filterMessages.counted, { name, count });
  const bandMessages = ([min, max]: (typeof bands)[number]) => {
    if (max === null) return formatMessage(filterMessages.from, { price: price(min ?? 0) });
    if (min === null) return formatMessage(filterMessages.upTo, { price: price(max) });
    return formatMessage(filterMessages.between, { min: price(min), max: price(max) });
  };
  const chosen = bandOf(view);
  return (
    <Stack gap="xl">
      <RadioGroup
        label={formatMessage(filterMessages.band)}
        value={chosen}
        onChange={(name) => {
          const [min, max] = bands[Number(name)] ?? [null, null];
          onChange({ min, max });
        }}
      >
        <Radio value="">{formatMessage(filterMessages.anyPrice)}</Radio>
        {bands.map((band, index) => (
          <Radio key={bandMessages(band)} value={String(index)}>
            {bandMessages(band)}
          </Radio>
        ))}
      </RadioGroup>
      {most > least && (
        <RangeSlider
          label={formatMessage(filterMessages.range)}
          minValue={least}
          maxValue={most}
          step={step}
          format={price}
          tooltip="touched"
          value={[Math.max(least, view.min ?? least), Math.min(most, view.max ?? most)]}
          onChange={([min, max]) =>
            onChange({ min: min <= least ? null : min, max: max >= most ? null : max }, true)
          }
        />
      )}
      <RadioGroup<ShopView['category']>
        label={formatMessage(filterMessages.category)}
        value={view.category}
        onChange={(category) => onChange({ category })}
      >
        <Radio value="">{formatMessage(filterMessages.everyCategory)}</Radio>
        {categories.map(({ value, count }) => (
          <Radio key={value} value={value}>
            {counted(formatMessage(categoryMessages[value]), count)}
          </Radio>
        ))}
      </RadioGroup>
      <CheckboxGroup
        label={formatMessage(filterMessages.brand)}
        value={[...view.brands]}
        onChange={(next) => onChange({ brands: next })}
      >
        {brands.map(({ value, count }) => (
          <Checkbox key={value} value={value}>
            {counted(value, count)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <RadioGroup
        label={formatMessage(filterMessages.rating)}
        value={String(view.rating ?? '')}
        onChange={(stars) => onChange({ rating: Number(stars) || null })}
      >
        <Radio value="">{formatMessage(filterMessages.anyRating)}</Radio>
        {ratings.map(({ value, count }) => (
          <Radio key={value} value={String(value)}>
            {counted(formatMessage(filterMessages.andUp, { count: value }), count)}
          </Radio>
        ))}
      </RadioGroup>
    </Stack>
  );
}
