import type { FaqIcon, FaqGroup } from '@servery/api/template';

interface Seed extends Pick<FaqGroup, 'id' | 'title' | 'subtitle'> {
  icon: FaqIcon;
  subIcon: FaqIcon;
  pages?: FaqGroup['pages'];
  questions?: readonly (readonly [question: string, ...ans: string[]])[];
  services?: readonly (readonly [name: string, price: number])[];
}

/** A page of the menu's settings and its form for a new entry. */
const menuPage = (name: string, title: string, create_title: string): FaqGroup['pages'][number] => {
  const nav_link = `/pages/menu/${name}`;
  return { title, nav_link, create_title, create_link: `${nav_link}?open=new` };
};

/** The categories of the sample FAQ. Prices are in sen. */
export const faqSeeds: readonly Seed[] = [
  {
    id: 'orders',
    icon: 'receipt',
    title: 'Orders',
    subIcon: 'receipt',
    subtitle: 'Taking, changing and finishing orders',
    questions: [
      [
        'How do I take an order at the counter?',
        'Open the counter, select the order method, and add items from the menu. Send the order when it’s complete, or keep it as a draft.',
      ],
      [
        'Can I change an order after it was sent to the kitchen?',
        'Yes. Open the order and edit it. The kitchen display shows what was added and what was removed.',
        'Removing an item that was already sent needs the permission to void items, or the PIN of someone who has it.',
      ],
      [
        'How do I combine two orders?',
        'Open one of them and choose “Combine orders”. Both tables then share one bill, which you can still split when it’s paid.',
      ],
      [
        'What’s the difference between cancelling and voiding an order?',
        'An order can be cancelled until it’s accepted. After that it’s voided, which needs a reason and appears in the reports.',
      ],
      [
        'Where do I find orders from last month?',
        'In the order history. Set the dates, and search by number, table or phone.',
      ],
    ],
  },
  {
    id: 'payments',
    icon: 'card',
    title: 'Payments',
    subIcon: 'card',
    subtitle: 'Taking payments, refunds and receipts',
    questions: [
      [
        'Which payment methods can guests use?',
        'Cash, cards, bank transfers and the wallets that you’ve connected. You choose the methods for each outlet in its settings.',
      ],
      [
        'How do I split a bill?',
        'Choose “Split bill” when taking the payment. Split it by item, by guest, or into equal parts.',
      ],
      [
        'How long does a refund take?',
        'Cash refunds are immediate. A refund to a card takes 3 to 5 working days, depending on the guest’s bank.',
      ],
      [
        'Can I send a receipt by email?',
        'Yes. After the payment, choose “Send receipt” and enter the guest’s address.',
      ],
    ],
  },
  {
    id: 'menu',
    icon: 'utensils',
    title: 'Menu',
    subIcon: 'utensils',
    subtitle: 'Dishes, categories and food options',
    pages: [
      menuPage('food_menu', 'Food Menus', 'Create Food Menu'),
      menuPage('category', 'Categories', 'Create Category'),
      menuPage('food_option', 'Food Options', 'Create Food Option'),
    ],
    questions: [
      [
        'How do I add a dish to the menu?',
        'Create a food menu, then give it a name, a price and a category. It appears on the guests’ menu once it’s published.',
      ],
      [
        'How do I mark a dish as sold out?',
        'Find the dish on the counter or in the list, and choose “Mark as sold out”. It stays on the menu, but guests can’t order it.',
      ],
      [
        'What are food options?',
        'Choices for a dish, such as its size, its spiciness or extra toppings. An option can change the price.',
      ],
      [
        'Can prices differ between dine-in and delivery?',
        'Yes. Each dish can have a price per order method. Without one, its usual price applies.',
      ],
    ],
  },
  {
    id: 'tables',
    icon: 'table',
    title: 'Tables and bookings',
    subIcon: 'table',
    subtitle: 'Floor plan, reservations and the queue',
    questions: [
      [
        'How do guests order from their table?',
        'They scan the QR code on the table. Print the codes from the list of tables.',
      ],
      [
        'How do I link tables for a large party?',
        'Open the floor plan, select the first table, and choose “Link tables”. They’re free again when the party leaves.',
      ],
      [
        'Can I limit the number of bookings per hour?',
        'Yes. The reservation settings have a limit for each slot, and a minimum notice.',
      ],
    ],
  },
  {
    id: 'printing',
    icon: 'printer',
    title: 'Printing',
    subIcon: 'printer',
    subtitle: 'Kitchen tickets, receipts and printers',
    questions: [
      [
        'Which printers are supported?',
        'Receipt printers that understand ESC/POS and are connected by network, or by USB through a print agent.',
      ],
      [
        'What happens if a printer runs out of paper?',
        'Its jobs go to the backup printer. Without one, they wait in the print queue until you add paper.',
      ],
      [
        'Can I print a ticket again?',
        'Yes. Find the job in the print queue and choose “Print again”. The ticket is marked as a copy.',
      ],
    ],
  },
  {
    id: 'services',
    icon: 'tag',
    title: 'Services and prices',
    subIcon: 'settings',
    subtitle: 'Help with setting up your restaurant',
    services: [
      ['Set-up visit, half a day', 45_000],
      ['Menu entry, up to 100 dishes', 18_000],
      ['Menu photos, per dish', 2_500],
      ['Training for your team, 2 hours', 24_000],
      ['QR stands, set of 10', 9_900],
    ],
  },
];
