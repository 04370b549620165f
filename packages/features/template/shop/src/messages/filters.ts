import type { ProductCategory } from '@servery/api/template';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the filters. */
export const filterMessages = defineMessages({
  title: fieldMessages.filters,
  open: {
    id: 'shop.filter.open',
    defaultMessage: '{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
  },
  close: actionMessages.close,
  clear: { id: 'shop.filter.clear', defaultMessage: 'Clear all filters' },
  show: {
    id: 'shop.filter.show',
    defaultMessage: '{count, plural, one {Show # product} other {Show # products}}',
  },
  counted: { id: 'shop.filter.counted', defaultMessage: '{name} ({count, number})' },
  band: fieldMessages.price,
  anyPrice: { id: 'shop.filter.band.any', defaultMessage: 'Any price' },
  upTo: { id: 'shop.filter.band.upTo', defaultMessage: 'Up to {price}' },
  between: { id: 'shop.filter.band.between', defaultMessage: '{min} to {max}' },
  from: { id: 'shop.filter.band.from', defaultMessage: '{price} and above' },
  range: { id: 'shop.filter.range', defaultMessage: 'Price range' },
  least: { id: 'shop.filter.range.least', defaultMessage: 'Minimum' },
  most: { id: 'shop.filter.range.most', defaultMessage: 'Maximum' },
  category: fieldMessages.category,
  everyCategory: { id: 'shop.filter.category.all', defaultMessage: 'All categories' },
  brand: { id: 'shop.filter.brand', defaultMessage: 'Brand' },
  rating: { id: 'shop.filter.rating', defaultMessage: 'Rating' },
  anyRating: { id: 'shop.filter.rating.any', defaultMessage: 'Any' },
  andUp: {
    id: 'shop.filter.rating.andUp',
    defaultMessage: '{count, plural, one {# star and up} other {# stars and up}}',
  },
});

/** Names of the categories. */
export const categoryMessages: Record<ProductCategory, MessageDescriptor> = defineMessages({
  knives: { id: 'shop.category.knives', defaultMessage: 'Knives' },
  cookware: { id: 'shop.category.cookware', defaultMessage: 'Cookware' },
  bakeware: { id: 'shop.category.bakeware', defaultMessage: 'Bakeware' },
  tableware: { id: 'shop.category.tableware', defaultMessage: 'Tableware' },
  uniforms: { id: 'shop.category.uniforms', defaultMessage: 'Uniforms' },
  paper: { id: 'shop.category.paper', defaultMessage: 'Paper' },
  devices: { id: 'shop.category.devices', defaultMessage: 'Devices' },
  storage: { id: 'shop.category.storage', defaultMessage: 'Storage' },
  cleaning: { id: 'shop.category.cleaning', defaultMessage: 'Cleaning' },
  bar: { id: 'shop.category.bar', defaultMessage: 'Bar' },
});
