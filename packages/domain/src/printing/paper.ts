import type { PaperWidth, PrintTemplate } from '@servery/api';
import type { Shop } from '../orders/record.ts';
import { paperWords, type PaperWords } from './words.ts';

/** How wide a printer prints: characters of its font A, twelve dots each. */
export const columnsOf: Record<PaperWidth, number> = { 58: 32, 80: 48 };
export const dotsOf: Record<PaperWidth, number> = { 58: 384, 80: 576 };

/** What a document is made with: whose it is, how it is to look, and in which words. */
export interface Paper {
  shop: Shop;
  template: PrintTemplate;
  words: PaperWords;
}

/** The look of a merchant's paper before anybody has changed it. */
export const firstTemplate = ({ id, name }: Pick<Shop, 'id' | 'name'>): PrintTemplate => ({
  merchant_id: id,
  version: 0,
  merchant_name: name,
  language: 'en',
  heading: '',
  header: '',
  footer: '',
  qr: '',
  logo: null,
  shows_staff: true,
  shows_guest: true,
  shows_options: true,
  shows_tax: true,
  shows_payments: true,
  is_kitchen_large: true,
  auto_kitchen: [],
  auto_receipt: [],
});

/** A merchant's paper, in the words of its language. */
export const paperOf = (shop: Shop, template: PrintTemplate): Paper => ({
  shop,
  template,
  words: paperWords[template.language],
});
