import type { PaperWidth, PrintTemplate } from '@servery/api';
import type { Shop } from '../orders/record.ts';
import { paperMessages, type PaperMessages } from './messages.ts';

/** The number of characters per line, in font A with twelve dots each, by paper width in mm. */
export const columnsOf: Record<PaperWidth, number> = { 58: 32, 80: 48 };
export const dotsOf: Record<PaperWidth, number> = { 58: 384, 80: 576 };

/** Everything that documents are made with: the merchant, the template and the texts. */
export interface Paper {
  shop: Shop;
  template: PrintTemplate;
  messages: PaperMessages;
}

/** Returns the fields of a template that come from the business profile of the merchant. */
export function namesOf({
  name,
  settings: { profile },
}: Shop): Pick<PrintTemplate, 'merchant_name' | 'merchant_profile'> {
  const { address = '', phone = '', tax_numbers = [] } = profile ?? {};
  return { merchant_name: name, merchant_profile: { address, phone, tax_numbers } };
}

/** Returns the print template of a merchant that hasn't changed it yet. */
export const firstTemplate = (shop: Shop): PrintTemplate => ({
  merchant_id: shop.id,
  version: 0,
  ...namesOf(shop),
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

/** Returns the paper of a merchant, with the texts in its language. */
export const paperOf = (shop: Shop, template: PrintTemplate): Paper => ({
  shop,
  template,
  messages: paperMessages[template.language],
});
