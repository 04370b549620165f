import type { KnowledgeColor, KnowledgeIcon } from '@servery/api/template';

/** A question with its answer: a paragraph, and steps if there are any. */
type Guide = readonly [question: string, text: string, ...steps: string[]];

interface Seed {
  category: string;
  title: string;
  desc: string;
  /** The colours of the image: of the ground and of the drawing. */
  colors: readonly [ground: string, line: string];
  groups: readonly {
    title: string;
    icon: KnowledgeIcon;
    iconColor: KnowledgeColor;
    guides: readonly Guide[];
  }[];
}

/** The categories of the sample knowledge base. */
export const knowledgeSeeds: readonly Seed[] = [
  {
    category: 'orders',
    title: 'Orders and payments',
    desc: 'Taking orders, changing them and taking payments',
    colors: ['e2eff0', '1f5d63'],
    groups: [
      {
        title: 'Taking orders',
        icon: 'start',
        iconColor: 'accent',
        guides: [
          [
            'Take an order at the counter',
            'The counter shows your menu by category. Search finds dishes by name.',
            'Open the counter and choose the order method.',
            'Select the dishes, and choose their options.',
            'Send the order to the kitchen.',
          ],
          [
            'Move an order to another table',
            'The bill and the kitchen tickets follow the order.',
            'Open the order.',
            'Choose “Switch table” and select a free table.',
          ],
          [
            'Combine two orders',
            'Guests who sit together can share one bill.',
            'Open one of the orders.',
            'Choose “Combine orders” and select the other one.',
          ],
        ],
      },
      {
        title: 'Payments and refunds',
        icon: 'settings',
        iconColor: 'success',
        guides: [
          [
            'Split a bill',
            'A bill can be split by item, by guest, or into equal parts.',
            'Open the payment and choose “Split bill”.',
            'Choose how to split it.',
            'Take each payment.',
          ],
          [
            'Refund a payment',
            'You need the permission to refund payments, or the PIN of someone who has it.',
            'Open the order and select the payment.',
            'Enter the amount and the reason.',
          ],
          [
            'Close the drawer at the end of a shift',
            'The count is compared with the cash payments of the shift.',
            'Count the cash in the drawer and enter the amount.',
            'Give a reason for any difference.',
          ],
        ],
      },
    ],
  },
  {
    category: 'menu',
    title: 'Menu',
    desc: 'Dishes, prices, food options and what’s sold out',
    colors: ['f3e9df', '7a4b1e'],
    groups: [
      {
        title: 'Dishes',
        icon: 'start',
        iconColor: 'accent',
        guides: [
          [
            'Create a dish',
            'A dish needs a name, a price and a category.',
            'Open the food menus and choose “Create Food Menu”.',
            'Enter its details and add a picture.',
            'Publish it, so that guests see it.',
          ],
          [
            'Mark a dish as sold out',
            'Guests still see the dish, but can’t order it.',
            'Find the dish on the counter.',
            'Mark it as sold out, and choose until when.',
          ],
          [
            'Add choices to a dish',
            'Food options are choices such as a size or toppings.',
            'Create the food option with its choices and their prices.',
            'Select it in the dish.',
          ],
        ],
      },
      {
        title: 'Problems with the menu',
        icon: 'problem',
        iconColor: 'warning',
        guides: [
          [
            'A dish isn’t on the guests’ menu',
            'Check that it’s published, and that its category is shown for this order method and time of day.',
          ],
          [
            'Guests see an old price',
            'Prices change when the guest’s page is loaded again. Items in a cart are checked before they’re sent.',
          ],
        ],
      },
    ],
  },
  {
    category: 'tables',
    title: 'Tables and bookings',
    desc: 'The floor plan, reservations and the queue',
    colors: ['e9e8f3', '4a4580'],
    groups: [
      {
        title: 'Floor plan',
        icon: 'settings',
        iconColor: 'info',
        guides: [
          [
            'Draw the floor plan',
            'Tables that you place on the plan are shown with their state during service.',
            'Open the floor plan and choose “Move tables”.',
            'Move the tables to their places, and choose “Save floor plan”.',
          ],
          [
            'Print the QR codes of tables',
            'Each table has its own code, which opens the menu for that table.',
            'Open the list of tables and choose “QR codes”.',
            'Choose “Print”.',
          ],
        ],
      },
      {
        title: 'Guests',
        icon: 'people',
        iconColor: 'success',
        guides: [
          [
            'Take a booking by phone',
            'The list shows which tables are free at that time.',
            'Open the reservations and choose “New booking”.',
            'Enter the time, the number of guests and a phone number.',
          ],
          [
            'Call the next party in the queue',
            'The party gets a message that its table is ready.',
            'Open the queue and select the party.',
            'Choose “Call”. When the party arrives, choose “Seat” and a table.',
          ],
        ],
      },
    ],
  },
  {
    category: 'printing',
    title: 'Printing',
    desc: 'Printers, kitchen tickets and receipts',
    colors: ['e3ecf2', '35566b'],
    groups: [
      {
        title: 'Setting up printers',
        icon: 'start',
        iconColor: 'accent',
        guides: [
          [
            'Add a network printer',
            'The printer and the server must be in the same network.',
            'Open the printers and choose “Add printer”.',
            'Enter its address and print a test page.',
          ],
          [
            'Choose what each printer prints',
            'A kitchen zone sends its tickets to its own printer.',
            'Open the kitchen zone.',
            'Select its printer and a backup printer.',
          ],
        ],
      },
      {
        title: 'Problems with printers',
        icon: 'problem',
        iconColor: 'warning',
        guides: [
          [
            'Nothing is printed',
            'Check the paper, the cover and the network cable. Waiting jobs are in the print queue, where you can send them again.',
          ],
          [
            'Tickets show question marks',
            'The printer has no letters for the language. Choose to print those characters as an image in its settings.',
          ],
        ],
      },
    ],
  },
];
