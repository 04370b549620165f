import type { ProductCategory } from '@servery/api/template';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the shop’s filters say. */
export const filterWords = defineMessages({
  title: { id: 'shop.filter.title', defaultMessage: 'Filters' },
  open: {
    id: 'shop.filter.open',
    defaultMessage: '{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
  },
  close: { id: 'shop.filter.close', defaultMessage: 'Close' },
  clear: { id: 'shop.filter.clear', defaultMessage: 'Clear all filters' },
  show: {
    id: 'shop.filter.show',
    defaultMessage: '{count, plural, one {Show # product} other {Show # products}}',
  },
  counted: { id: 'shop.filter.counted', defaultMessage: '{name} ({count, number})' },
  band: { id: 'shop.filter.band', defaultMessage: 'Price' },
  anyPrice: { id: 'shop.filter.band.any', defaultMessage: 'Any price' },
  upTo: { id: 'shop.filter.band.upTo', defaultMessage: 'Up to {price}' },
  between: { id: 'shop.filter.band.between', defaultMessage: '{min} to {max}' },
  from: { id: 'shop.filter.band.from', defaultMessage: '{price} and more' },
  range: { id: 'shop.filter.range', defaultMessage: 'Price range' },
  least: { id: 'shop.filter.range.least', defaultMessage: 'Least' },
  most: { id: 'shop.filter.range.most', defaultMessage: 'Most' },
  category: { id: 'shop.filter.category', defaultMessage: 'Category' },
  everyCategory: { id: 'shop.filter.category.all', defaultMessage: 'Every category' },
  brand: { id: 'shop.filter.brand', defaultMessage: 'Brand' },
  rating: { id: 'shop.filter.rating', defaultMessage: 'Stars' },
  anyRating: { id: 'shop.filter.rating.any', defaultMessage: 'Any' },
  andUp: {
    id: 'shop.filter.rating.andUp',
    defaultMessage: '{count, plural, one {# star and up} other {# stars and up}}',
  },
});

/** What kinds of wares there are, in words. */
export const categoryWords: Record<ProductCategory, MessageDescriptor> = defineMessages({
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
