import type { EmailAttachment } from '@servery/api/template';

function file(fileName: string, type: string, content: string, isPicture = false): EmailAttachment {
  const url = `data:${type},${encodeURIComponent(content)}`;
  const size = new TextEncoder().encode(content).length;
  return { fileName, thumbnail: isPicture ? url : null, url, size };
}

const tables = [
  [8, 20],
  [44, 20],
  [80, 20],
  [8, 60],
  [44, 60],
  [80, 60],
] as const;

const plan = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 96" width="720" height="576" font-family="sans-serif" font-size="6">
<rect width="120" height="96" fill="#f6f1e8"/><rect x="2" y="2" width="116" height="92" fill="none" stroke="#7a6a55"/>
<rect x="4" y="4" width="112" height="8" fill="#00756e"/><text x="60" y="10" text-anchor="middle" fill="#fff">Bridal table</text>
${tables.map(([x, y], at) => `<rect x="${x}" y="${y}" width="32" height="24" rx="4" fill="#fff" stroke="#b2552d"/><text x="${x + 16}" y="${y + 14}" text-anchor="middle" fill="#4b3223">Table ${at + 1}</text>`).join('')}
</svg>`;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="480" height="480"><rect width="96" height="96" rx="20" fill="#00756e"/><path d="M24 44h48c0 16-10 26-24 26S24 60 24 44z" fill="#f6f1e8"/><path d="M34 36c-3-5 3-8 0-13m14 13c-3-5 3-8 0-13m14 13c-3-5 3-8 0-13" stroke="#f6f1e8" stroke-width="3" fill="none" stroke-linecap="round"/></svg>`;

/** The small generated files attached to the sample emails. */
export const sampleFiles = {
  prices: file(
    'price-list-november.csv',
    'text/csv',
    'Fish,Unit,Price (MYR)\nBarramundi,kg,32.00\nTiger prawns,kg,58.50\nSquid,kg,24.00\nBlue crab,kg,41.00\nMackerel,kg,14.50\nClams,kg,12.00\n',
  ),
  hours: file(
    'hours-week-47.csv',
    'text/csv',
    'Name,Mon,Tue,Wed,Thu,Fri,Sat,Sun\nAina Rahman,8,8,0,8,9,10,0\nHafiz Osman,0,7,7,7,9,9,8\nBeatriz Moura,6,0,6,6,8,8,6\nKwame Mensah,7,7,7,0,7,8,0\n',
  ),
  allergens: file(
    'allergens-laksa.txt',
    'text/plain',
    'LAKSA, SERI MELATI\n\nContains: shellfish, fish, peanuts, wheat, egg.\nMay contain: soy, sesame.\n\nWithout the egg noodle: rice vermicelli, no wheat.\nThe paste has dried shrimp in it. It cannot be left out.\n',
  ),
  contract: file(
    'linen-contract.txt',
    'text/plain',
    'PUTIH LAUNDRY AND SERI MELATI\n\n1. Collection on Monday, Wednesday and Saturday before 09:00.\n2. Two hundred napkins, sixty tablecloths, forty aprons a week.\n3. Turmeric is nobody’s fault.\n4. Either side may end this with thirty days of notice.\n',
  ),
  plan: file('wedding-tables.svg', 'image/svg+xml', plan, true),
  logo: file('delivery-bag.svg', 'image/svg+xml', logo, true),
} satisfies Record<string, EmailAttachment>;
