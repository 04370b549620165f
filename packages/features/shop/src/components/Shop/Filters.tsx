import type { listProducts } from '@servery/api/template';
import type { Output } from '@servery/api';
import { Checkbox, CheckboxGroup, Radio, RadioGroup, RangeSlider, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePrice } from '../../hooks/usePrice.ts';
import { categoryWords, filterWords } from '../../messages/filters.ts';
import type { ShopView } from '../../shopView.ts';
import { bandOf, bands } from './bands.ts';

interface FiltersProps {
  view: ShopView;
  facets: Output<typeof listProducts>['facets'];
  onChange: (change: Partial<ShopView>, isTyping?: boolean) => void;
}

/** A tenth of a ringgit note: how far the slider goes at a time. */
const step = 1000;
const down = (sen: number) => Math.floor(sen / step) * step;
const up = (sen: number) => Math.ceil(sen / step) * step;

/** Price, category, brand and stars, with how many products each choice would leave. */
export function Filters({ view, facets, onChange }: FiltersProps) {
  const { formatMessage } = useIntl();
  const price = usePrice();
  const { categories, brands, ratings, prices } = facets;
  const [least, most] = [down(prices.min), up(prices.max)];
  const counted = (name: string, count: number) =>
    formatMessage(filterWords.counted, { name, count });
  const bandWords = ([min, max]: (typeof bands)[number]) => {
    if (max === null) return formatMessage(filterWords.from, { price: price(min ?? 0) });
    if (min === null) return formatMessage(filterWords.upTo, { price: price(max) });
    return formatMessage(filterWords.between, { min: price(min), max: price(max) });
  };
  const chosen = bandOf(view);
  return (
    <Stack gap="xl">
      <RadioGroup
        label={formatMessage(filterWords.band)}
        value={chosen}
        onChange={(name) => {
          const [min, max] = bands[Number(name)] ?? [null, null];
          onChange({ min, max });
        }}
      >
        <Radio value="">{formatMessage(filterWords.anyPrice)}</Radio>
        {bands.map((band, index) => (
          <Radio key={bandWords(band)} value={String(index)}>
            {bandWords(band)}
          </Radio>
        ))}
      </RadioGroup>
      {most > least && (
        <RangeSlider
          label={formatMessage(filterWords.range)}
          startLabel={formatMessage(filterWords.least)}
          endLabel={formatMessage(filterWords.most)}
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
        label={formatMessage(filterWords.category)}
        value={view.category}
        onChange={(category) => onChange({ category })}
      >
        <Radio value="">{formatMessage(filterWords.everyCategory)}</Radio>
        {categories.map(({ value, count }) => (
          <Radio key={value} value={value}>
            {counted(formatMessage(categoryWords[value]), count)}
          </Radio>
        ))}
      </RadioGroup>
      <CheckboxGroup
        label={formatMessage(filterWords.brand)}
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
        label={formatMessage(filterWords.rating)}
        value={String(view.rating ?? '')}
        onChange={(stars) => onChange({ rating: Number(stars) || null })}
      >
        <Radio value="">{formatMessage(filterWords.anyRating)}</Radio>
        {ratings.map(({ value, count }) => (
          <Radio key={value} value={String(value)}>
            {counted(formatMessage(filterWords.andUp, { count: value }), count)}
          </Radio>
        ))}
      </RadioGroup>
    </Stack>
  );
}
