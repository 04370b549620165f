import { mockBehaviour, type Amount } from '@servery/api/mocks';
import type { Product, ProductCategory } from '@servery/api/template';
import { draw } from './draw.ts';
import { drawingOf } from './drawings.ts';

type Ware = readonly [
  name: string,
  brand: string,
  category: ProductCategory,
  sen: number,
  rating: number,
  hasFreeShipping: boolean,
  description: string,
];

const wares: readonly Ware[] = [
  [
    'Gyuto chef’s knife, 21 cm',
    'Hokkai',
    'knives',
    42900,
    5,
    true,
    'Hand-ground carbon steel that holds its edge through a whole service. Oak handle, balanced at the bolster.',
  ],
  [
    'Paring knife, set of three',
    'Hokkai',
    'knives',
    8900,
    4,
    false,
    'Three short blades in three colours, so each station has its own. Dishwasher safe.',
  ],
  [
    'Chinese cleaver, 20 cm',
    'Serai',
    'knives',
    15900,
    4,
    true,
    'One knife for slicing, crushing and carrying. Stainless blade, full tang.',
  ],
  [
    'Whetstone 1000/6000',
    'Hokkai',
    'knives',
    12500,
    5,
    false,
    'Two grits on one stone, with a non-slip base.',
  ],
  [
    'Carbon steel wok, 36 cm',
    'Kuali',
    'cookware',
    16800,
    5,
    true,
    'Thin, light and fast over a strong flame. Blackens with use, and is all the better for it.',
  ],
  [
    'Copper-core saucepan, 2 l',
    'Brasa',
    'cookware',
    38900,
    4,
    true,
    'Heat where you want it, gone when you don’t. Marked on the inside.',
  ],
  [
    'Stock pot with tap, 40 l',
    'Brasa',
    'cookware',
    56900,
    4,
    true,
    'For all-day broth. The tap unscrews for cleaning, and the lid hangs on the rim.',
  ],
  [
    'Cast iron griddle plate',
    'Kuali',
    'cookware',
    23900,
    3,
    false,
    'Flat on one side, ribbed on the other. Covers two burners.',
  ],
  [
    'Perforated baking tray, GN 1/1',
    'Nila',
    'bakeware',
    6900,
    4,
    false,
    'Airflow from below for crisp bases. Stacks without sticking.',
  ],
  [
    'Proofing baskets, set of four',
    'Nila',
    'bakeware',
    11900,
    5,
    false,
    'Rattan, with machine-washable linen covers.',
  ],
  [
    'Kway teow plate, melamine, dozen',
    'Tanglin',
    'tableware',
    13200,
    4,
    true,
    'Twelve oval plates that survive a fall. Printed under the glaze.',
  ],
  [
    'Stackable kopi cup, dozen',
    'Tanglin',
    'tableware',
    9600,
    5,
    false,
    'Thick porcelain that keeps drinks warm, with a saucer that works either way up.',
  ],
  [
    'Stoneware sharing bowl',
    'Serai',
    'tableware',
    7400,
    4,
    false,
    'Reactive glaze, no two alike. Oven to table.',
  ],
  [
    'Chef’s jacket, short sleeves',
    'Linten',
    'uniforms',
    11800,
    4,
    true,
    'Breathable back, press-stud fastening, can be washed at the boil.',
  ],
  [
    'Bistro apron with pockets',
    'Linten',
    'uniforms',
    6500,
    5,
    false,
    'Waxed cotton, crossed straps, a loop for the cloth and a place for the pen.',
  ],
  [
    'Kitchen clogs, non-slip',
    'Linten',
    'uniforms',
    18900,
    3,
    true,
    'Closed toe and a sole that grips wet tiles. Hose down at the end of the day.',
  ],
  [
    'Receipt rolls 80 mm, box of 50',
    'Petola',
    'paper',
    12400,
    4,
    true,
    'Phenol-free thermal paper, 80 m per roll. Legible for seven years.',
  ],
  [
    'Kitchen slip rolls, two-ply',
    'Petola',
    'paper',
    9800,
    3,
    false,
    'Won’t blacken in the heat: one for the pass, one for the spike.',
  ],
  [
    'Greaseproof wraps, 1000 sheets',
    'Petola',
    'paper',
    5900,
    4,
    false,
    'Unbleached, food-safe, coated on one side.',
  ],
  [
    'Label printer for prep dates',
    'Ordo',
    'devices',
    69900,
    5,
    true,
    'Prints the contents, prep date and use-by date. Peels cleanly off every box.',
  ],
  [
    'Countertop order tablet, 11″',
    'Ordo',
    'devices',
    129900,
    4,
    true,
    'A screen that works through gloves and steam. Stands or hangs, and charges either way.',
  ],
  [
    'Cash drawer with five trays',
    'Ordo',
    'devices',
    38500,
    4,
    true,
    'Opens by cable or key, closes with a nudge of the hip. Coin trays lift out.',
  ],
  [
    'Airtight containers, GN 1/6, six',
    'Voltra',
    'storage',
    14900,
    5,
    false,
    'Lids that seal and stay flat, with a wipe-clean label area.',
  ],
  [
    'Wire shelving on castors',
    'Voltra',
    'storage',
    48900,
    4,
    true,
    'Four shelves, each holds up to 120 kg. Two of the castors lock.',
  ],
  [
    'Degreaser concentrate, 5 l',
    'Serai',
    'cleaning',
    7900,
    3,
    false,
    'Dilutes one to forty. Lifts whatever the hood has collected and leaves no smell.',
  ],
  [
    'Colour-coded cloths, pack of 40',
    'Nila',
    'cleaning',
    5400,
    4,
    false,
    'Four colours, so the cloth for the floor never touches the pass.',
  ],
  [
    'Cobbler shaker, 700 ml',
    'Brasa',
    'bar',
    9900,
    5,
    false,
    'Steel that frosts instantly and a strainer you can remove with wet hands.',
  ],
];

/** A product without the fields that depend on the visitor. */
export type Stocked = Omit<Product, 'isInWishlist' | 'isInCart'>;

const slugOf = (name: string, id: number) =>
  `${name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${id}`;

const productOf = (
  [name, brand, category, price, rating, hasFreeShipping, description]: Ware,
  id: number,
): Stocked => ({
  id,
  name,
  slug: slugOf(name, id),
  description,
  brand,
  category,
  price,
  image: drawingOf(category, id - 1),
  hasFreeShipping,
  rating,
});

/** The products of the sample, in featured order. */
export const products: readonly Stocked[] = wares.map((ware, index) => productOf(ware, index + 1));

const seriesCount = 37;

/** The products of the sample and 36 further series of them with other prices. */
const series = (): readonly Stocked[] =>
  Array.from({ length: seriesCount * wares.length }, (_, index) => {
    const number = Math.floor(index / wares.length) + 1;
    const [name, brand, category, price, ...rest] = wares[index % wares.length]!;
    if (number === 1) return products[index]!;
    const percent = draw(`series ${index}`, 70, 160);
    const own = Math.round((price * percent) / 10_000) * 100;
    return productOf([`${name}, series ${number}`, brand, category, own, ...rest], index + 1);
  });

let many: readonly Stocked[] | undefined;
const productsOf: Record<Amount, () => readonly Stocked[]> = {
  none: () => [],
  usual: () => products,
  many: () => (many ??= series()),
};

/** Returns the products of the current scenario. */
export const productsNow = (): readonly Stocked[] => productsOf[mockBehaviour.amount]();
