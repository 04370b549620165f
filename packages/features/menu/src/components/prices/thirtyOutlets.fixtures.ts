import { previewPricePush } from '@servery/domain/price-pushes';
import type { GroupItem } from '@servery/domain/pushes';

const places =
  `Chow Kit, Ampang, Bangi, Bangsar, Brickfields, Bukit Bintang, Cheras, Damansara, Gombak,
  Ipoh, Johor Bahru, Kajang, Kepong, Klang, Kuantan, Melaka, Muar, Penang, Petaling Jaya,
  Port Dickson, Puchong, Putrajaya, Rawang, Selayang, Sentul, Seremban, Setapak, Shah Alam, Subang,
  Taiping`.split(/,\s+/);
/** Outlets with a price of their own, in sen. */
const own: Readonly<Record<string, number>> = { Ipoh: 1190, Penang: 1450, Seremban: 1150 };
/** How many each outlet sold last week: 2,008 without those with a price of their own. */
const sold = [
  118, 77, 53, 82, 58, 87, 63, 92, 68, 97, 73, 49, 78, 54, 83, 59, 88, 64, 93, 69, 98, 74, 50, 79,
  55, 84, 60, 89, 65, 94,
];

const item: GroupItem = {
  id: 2_000_000,
  version: 3,
  name: 'Nasi lemak',
  code: 'NL01',
  price: 1290,
  place: 0,
  is_active: true,
};
const outlets = places.map((place, i) => ({
  merchant: { id: 201 + i, name: `Seri Melati ${place}` },
  items: [{ ...item, id: item.id + i, price: own[place] ?? item.price }],
}));
const [first, ...others] = outlets;

/** For stories: returns the preview of a price at 30 outlets, of which 3 have one of their own. */
export const thirtyOutlets = (price: number) =>
  previewPricePush(
    { item, merchant: first!.merchant, others },
    new Map(outlets.map(({ merchant }, i) => [merchant.id, sold[i]!])),
    price,
  );
