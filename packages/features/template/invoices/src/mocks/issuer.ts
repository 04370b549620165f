import type { InvoiceClient, InvoiceItem } from '@servery/api/template';

/** The fictitious clients: organisations that order food in quantity. */
export const issuerClients: readonly InvoiceClient[] = [
  {
    name: 'Rosalind Achterberg',
    company: 'Lantern Street Film Festival',
    companyEmail: 'rosalind@lanternstreet.example',
    address: '14 Jalan Lentera, 50050 Kuala Lumpur',
    country: 'Malaysia',
    contact: '+60 3 5550 1408',
  },
  {
    name: 'Faridah Iskandar',
    company: 'Teh & Turbines Engineering',
    companyEmail: 'accounts@tehturbines.example',
    address: '3 Lorong Kilang, 40200 Shah Alam',
    country: 'Malaysia',
    contact: '+60 3 5550 7731',
  },
  {
    name: 'Ines Vasconcelos',
    company: 'Quietly Famous Weddings',
    companyEmail: 'ines@quietlyfamous.example',
    address: 'Rua das Amoreiras 88, 1250-024 Lisboa',
    country: 'Portugal',
    contact: '+351 21 555 0188',
  },
  {
    name: 'Bastian Krüger',
    company: 'Nordlicht Bread Museum',
    companyEmail: 'kasse@brotmuseum.example',
    address: 'Speicherstraße 5, 20457 Hamburg',
    country: 'Germany',
    contact: '+49 40 5550 199',
  },
  {
    name: 'Odette Lemaire',
    company: 'The Last Minute Opera',
    companyEmail: 'odette@lastminuteopera.example',
    address: '9 Rue du Contre-ut, 69002 Lyon',
    country: 'France',
    contact: '+33 4 55 50 01 42',
  },
];

/** Frequently sold items. */
export const issuerItems: readonly InvoiceItem[] = [
  {
    name: 'Wedding buffet',
    description: 'Nine dishes, two soups, one aunt who comes back for the rendang.',
    cost: 8800,
  },
  {
    name: 'Office lunches',
    description: 'Boxed, labelled, delivered before the meeting runs over.',
    cost: 1850,
  },
  {
    name: 'Coffee bar',
    description: 'One barista, one machine, four hours.',
    cost: 96_000,
  },
  {
    name: 'Premiere canapés',
    description: 'Small enough for one hand, as the other holds a glass.',
    cost: 650,
  },
  {
    name: 'Laksa station',
    description: 'Cooked in front of your guests. Aprons available to borrow.',
    cost: 1450,
  },
  {
    name: 'Knife skills course',
    description: 'Two hours. Everyone keeps all ten fingers.',
    cost: 18_000,
  },
  { name: 'Cake by the metre', description: 'Pandan, coconut, no raisins.', cost: 24_000 },
  { name: 'Waiting staff', description: 'By the hour, smiling until midnight.', cost: 3200 },
  {
    name: 'Glasses and plates',
    description: 'Clean when they arrive and when they leave.',
    cost: 180,
  },
  { name: 'Delivery', description: 'By van, uphill.', cost: 4500 },
];

/** The salespeople. */
export const issuerSalespeople = ['Aina Rahman', 'Nadia Haddad', 'Mei Lin Tan', 'Beatriz Moura'];

/** The bank account for payments. */
export const issuerBank = {
  bankName: 'Bank Periuk Besar',
  country: 'Malaysia',
  iban: 'MY00 PERI 0000 4711 0815 2026',
  swiftCode: 'PERIMYKLXXX',
};

/** The service tax, in hundredths of a percent. */
export const issuerTaxRate = 800;

/** The number of the first invoice. */
export const firstNumber = 4951;
