import { optionsFor } from '../menu/choices.ts';
import type { CategoryRecord, ItemRecord, MoveRecord, OptionRecord } from '../menu/record.ts';
import { imageOf } from './sampleMedia.ts';

export { menuAt } from '../menu/availability.ts';

type Choice = readonly [name: string, price: number, max?: number];

interface Group {
  name: string;
  min: number;
  max: number;
  choices: readonly Choice[];
}

const groups = {
  gravy: {
    name: 'Gravy',
    min: 1,
    max: 1,
    choices: [
      ['Kuah campur', 0],
      ['Kuah kari ayam', 0],
      ['Kuah banjir', 100],
      ['No gravy', 0],
    ],
  },
  sides: {
    name: 'Add to the plate',
    min: 0,
    max: 4,
    choices: [
      ['Telur mata', 200, 2],
      ['Papadom', 100, 3],
      ['Bendi', 250],
      ['Kobis', 150],
    ],
  },
  roti: {
    name: 'With',
    min: 1,
    max: 2,
    choices: [
      ['Dhal', 0],
      ['Kari ikan', 0],
      ['Sambal', 50],
      ['Susu', 50],
    ],
  },
  spice: {
    name: 'How hot',
    min: 1,
    max: 1,
    choices: [
      ['Not spicy', 0],
      ['Medium', 0],
      ['Extra hot', 0],
    ],
  },
  drink: {
    name: 'Served',
    min: 1,
    max: 1,
    choices: [
      ['Panas', 0],
      ['Ais', 60],
      ['Ikat tepi', 40],
    ],
  },
  sugar: {
    name: 'Sugar',
    min: 0,
    max: 1,
    choices: [
      ['Kurang manis', 0],
      ['Kosong', 0],
    ],
  },
} satisfies Record<string, Group>;

type GroupName = keyof typeof groups;

interface Dish {
  name: string;
  description: string;
  price: number;
  options?: readonly GroupName[];
  isGone?: true;
  more?: Partial<ItemRecord>;
}

const dish = (
  name: string,
  price: number,
  description: string,
  options: readonly GroupName[] = [],
): Dish => ({ name, price, description, options });

const card: readonly (readonly [category: string, dishes: readonly Dish[]])[] = [
  [
    'Nasi kandar',
    [
      dish('Nasi kandar ayam goreng', 1250, 'Fried chicken, cabbage and gravy over rice', [
        'gravy',
        'sides',
      ]),
      dish('Nasi kandar ayam madu', 1350, 'Honey chicken over rice', ['gravy', 'sides']),
      dish('Nasi kandar daging hitam', 1450, 'Beef in dark soy and spices', ['gravy', 'sides']),
      dish('Nasi kandar kambing', 1850, 'Mutton curry over rice', ['gravy', 'sides']),
      dish('Nasi kandar sotong', 1950, 'Squid in thick curry', ['gravy', 'sides']),
      {
        ...dish('Nasi kandar telur ikan', 2450, 'Fish roe curry, while it lasts', [
          'gravy',
          'sides',
        ]),
        more: { code: 'NK06', stock: 4, low_stock: 5, max_quantity: 2, prep_minutes: 12 },
      },
      dish('Nasi kandar sayur', 850, 'Three vegetables and papadom', ['gravy', 'sides']),
      dish('Nasi lemak ayam berempah', 1190, 'Coconut rice, spiced chicken, sambal', ['sides']),
      dish('Nasi briyani ayam', 1490, 'Basmati with chicken and raita', ['sides']),
      dish('Nasi briyani kambing', 1990, 'Basmati with slow mutton', ['sides']),
    ],
  ],
  [
    'Roti and tosai',
    [
      dish('Roti canai', 180, 'Two with dhal make breakfast', ['roti']),
      dish('Roti telur', 280, 'With egg', ['roti']),
      dish('Roti planta', 300, 'With margarine and sugar', ['roti']),
      dish('Roti bom', 320, 'Thick, sweet and buttery', ['roti']),
      dish('Roti tisu', 450, 'Paper thin, a head high'),
      dish('Roti sardin', 550, 'Filled with sardine and onion', ['roti']),
      dish('Murtabak ayam', 850, 'Folded with chicken and egg', ['roti']),
      dish('Murtabak daging', 950, 'Folded with beef and egg', ['roti']),
      dish('Tosai biasa', 220, 'Fermented rice and lentil', ['roti']),
      {
        ...dish('Tosai masala', 450, 'With spiced potato', ['roti']),
        more: { windows: [{ weekdays: [0, 6], start: '07:00', end: '12:00' }] },
      },
      dish('Chapati', 200, 'Whole wheat, dry off the pan', ['roti']),
    ],
  ],
  [
    'From the wok',
    [
      dish('Mee goreng mamak', 890, 'Yellow noodles, tofu, potato, lime', ['spice', 'sides']),
      {
        ...dish('Maggi goreng', 790, 'The midnight classic', ['spice', 'sides']),
        more: { prep_minutes: 8, windows: [{ weekdays: null, start: '21:00', end: '04:00' }] },
      },
      dish('Kuey teow goreng', 950, 'Flat noodles with cockles', ['spice']),
      dish('Nasi goreng kampung', 950, 'With anchovies and kangkung', ['spice', 'sides']),
      dish('Nasi goreng USA', 1350, 'With red beef and an egg', ['spice']),
      dish('Mee rebus', 850, 'Sweet potato gravy', ['spice']),
      dish('Ayam masak merah', 1290, 'In tomato and chilli', ['spice']),
    ],
  ],
  [
    'Sides',
    [
      dish('Ayam goreng sekor', 690, 'A quarter, fried to order'),
      dish('Ikan bawal goreng', 1590, 'Pomfret in turmeric'),
      dish('Sotong kari', 1290, 'A bowl of squid curry'),
      dish('Rojak pasembor', 990, 'Fritters and peanut sauce', ['spice']),
      dish('Cucur udang', 590, 'Prawn fritters, six pieces'),
      dish('Papadom basket', 350, 'To share'),
      dish('Telur dadar', 300, 'With onion and chilli'),
    ],
  ],
  [
    'Drinks',
    [
      dish('Teh tarik', 280, 'Pulled twice', ['drink', 'sugar']),
      dish('Teh O limau', 250, 'With calamansi', ['drink', 'sugar']),
      dish('Kopi', 280, 'Roasted with butter', ['drink', 'sugar']),
      dish('Milo', 350, 'Malted cocoa', ['drink', 'sugar']),
      dish('Sirap bandung', 350, 'Rose and milk', ['sugar']),
      dish('Barli', 250, 'Barley, lightly sweet', ['drink']),
      {
        ...dish('Kelapa muda', 690, 'A young coconut, whole'),
        more: { code: 'DR07', stock: 46, low_stock: 12 },
      },
      dish('Air mineral', 200, 'Half a litre'),
      dish('Jus tembikai', 590, 'Watermelon, pressed now', ['sugar']),
    ],
  ],
  [
    'Sweets',
    [
      dish('Cendol', 590, 'Palm sugar, coconut milk, beans'),
      dish('Ais kacang', 690, 'Shaved ice and everything'),
      dish('Roti pisang', 450, 'With banana and condensed milk'),
      { ...dish('Puding karamel', 490, 'Made in the morning'), isGone: true },
    ],
  ],
  [
    'Bazaar Ramadan',
    [
      {
        ...dish('Bubur lambuk', 600, 'Rice porridge, for the breaking of the fast'),
        isGone: true,
        more: { is_active: false },
      },
    ],
  ],
];

/** What is on the menu in its season only. */
const outOfSeason = 'Bazaar Ramadan';

const roundedUp = (price: number) => Math.ceil((price * 1.1) / 10) * 10;

const groupNames = Object.keys(groups) as GroupName[];

const optionsOf = (base: number): OptionRecord[] =>
  groupNames.map((key, at) => {
    const { name, min, max, choices }: Group = groups[key];
    return {
      id: base + 1000 + at,
      version: 1,
      name,
      min,
      max,
      place: at,
      is_active: true,
      is_deleted: false,
      items: choices.map(([label, price, most = 1], i) => ({
        id: base + 2000 + at * 20 + i,
        name: label,
        price,
        max: most,
        is_default: false,
        is_active: true,
        is_deleted: false,
      })),
    };
  });

/** What every item has unless its dish says otherwise. */
const plain = {
  version: 1,
  code: '',
  tax_class: 'SST',
  is_active: true,
  unavailable_until: null,
  min_quantity: 1,
  max_quantity: null,
  prep_minutes: null,
  windows: [],
  stock: null,
  low_stock: null,
  allow_negative: false,
  image_id: null,
} satisfies Partial<ItemRecord>;

/** The menu of one merchant; the ids of its rows start at `base`. */
export function menuOf(base: number): {
  categories: CategoryRecord[];
  items: ItemRecord[];
  options: OptionRecord[];
} {
  const options = optionsOf(base);
  const categories = card.map(([name], i) => ({
    id: base + 1 + i,
    version: 1,
    name,
    parent_id: null,
    place: i,
    is_active: name !== outOfSeason,
    is_deleted: false,
  }));
  const dishes = card.flatMap(([, some], i) => some.map((one) => [base + 1 + i, one] as const));
  const items = dishes.map(([category_id, one], place): ItemRecord => {
    const option_ids = (one.options ?? []).map((name) => base + 1000 + groupNames.indexOf(name));
    return {
      ...plain,
      id: base + 100 + place,
      category_id,
      name: one.name,
      description: one.description,
      price: one.price,
      prices: { delivery: roundedUp(one.price) },
      place,
      is_available: !one.isGone,
      image_id: imageOf(base, one.name),
      option_ids,
      options: optionsFor({ option_ids }, options),
      ...one.more,
    };
  });
  return { categories, items, options };
}

/** How the balances of a menu came about: counted in the morning, a few thrown away since. */
export const movesOf = (items: readonly ItemRecord[], born: Date): MoveRecord[] =>
  items.flatMap(({ id: item_id, stock }, i) => {
    if (stock === null) return [];
    const before = (hours: number) => new Date(born.getTime() - hours * 3_600_000).toISOString();
    const counted = { id: item_id * 10, item_id, at: before(6), by: 'Siti Khadijah' };
    const thrown = { id: item_id * 10 + 1, item_id, at: before(2 + (i % 3)), by: 'Muthu Krishnan' };
    return [
      {
        ...counted,
        mode: 'set' as const,
        quantity: stock + 2,
        before: null,
        after: stock + 2,
        reason_code: null,
        reason: 'Counted at opening',
      },
      {
        ...thrown,
        mode: 'waste' as const,
        quantity: 2,
        before: stock + 2,
        after: stock,
        reason_code: null,
        reason: 'Dropped in the kitchen',
      },
    ];
  });
