import type { MenuItem, OrderMethod } from '@servery/api';

/** An item of the menu, with the prices of ways of getting it that differ from its own. */
export interface SampleItem extends MenuItem {
  prices: Partial<Record<OrderMethod, number>>;
}

/** A part of the menu. */
export interface SampleCategory {
  id: number;
  name: string;
}

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
      dish('Nasi kandar telur ikan', 2450, 'Fish roe curry, while it lasts', ['gravy', 'sides']),
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
      dish('Tosai masala', 450, 'With spiced potato', ['roti']),
      dish('Chapati', 200, 'Whole wheat, dry off the pan', ['roti']),
    ],
  ],
  [
    'From the wok',
    [
      dish('Mee goreng mamak', 890, 'Yellow noodles, tofu, potato, lime', ['spice', 'sides']),
      dish('Maggi goreng', 790, 'The midnight classic', ['spice', 'sides']),
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
      dish('Kelapa muda', 690, 'A young coconut, whole'),
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
];

const roundedUp = (price: number) => Math.ceil((price * 1.1) / 10) * 10;

/** The menu of one merchant; the ids of its rows start at `base`. */
export function menuOf(base: number): { categories: SampleCategory[]; items: SampleItem[] } {
  const groupNames = Object.keys(groups) as GroupName[];
  const optionsOf = (name: GroupName): MenuItem['options'][number] => {
    const at = groupNames.indexOf(name);
    const group: Group = groups[name];
    return {
      id: base + 1000 + at,
      name: group.name,
      min: group.min,
      max: group.max,
      items: group.choices.map(([label, price, max = 1], i) => ({
        id: base + 2000 + at * 20 + i,
        name: label,
        price,
        max,
      })),
    };
  };
  const categories = card.map(([name], i) => ({ id: base + 1 + i, name }));
  let id = base + 100;
  const items = card.flatMap(([, dishes], i) =>
    dishes.map((one): SampleItem => ({
      id: id++,
      category_id: base + 1 + i,
      name: one.name,
      description: one.description,
      price: one.price,
      prices: { delivery: roundedUp(one.price) },
      tax_class: 'SST',
      is_available: !one.isGone,
      options: (one.options ?? []).map(optionsOf),
    })),
  );
  return { categories, items };
}

/** The items at the prices of one way of getting them. */
export const menuAt = (items: readonly SampleItem[], method: OrderMethod): Map<number, MenuItem> =>
  new Map(
    items.map(({ prices, ...item }) => [item.id, { ...item, price: prices[method] ?? item.price }]),
  );
