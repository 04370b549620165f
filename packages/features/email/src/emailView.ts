import { emailLabels, emailPlaces, type EmailLabel, type EmailPlace } from '@servery/api/template';

/** In which way a mail answers another one. */
export const answerWays = ['reply', 'reply-all', 'forward'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** What is being written: something new, a draft with its number, or an answer to a mail. */
export type Composing = 'new' | number | { way: AnswerWay; id: number };

/** What the mailbox shows, as its address says it. */
export interface EmailView {
  /** Of no meaning where there is a label. */
  folder: EmailPlace;
  label: EmailLabel | '';
  q: string;
  /** Whose reader is open. */
  mail: number | null;
  compose: Composing | null;
}

const root = '/apps/email';
const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined) =>
  values.find((value) => value === text);
const idOf = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

function readComposing(text: string): Composing | null {
  if (text === 'new') return 'new';
  const [, word, number] = /^(?:([a-z-]+)-)?(\d+)$/.exec(text) ?? [];
  const way = oneOf(answerWays, word);
  const id = idOf(number);
  if (id === null) return null;
  return word === undefined ? id : way ? { way, id } : null;
}

const writeComposing = (compose: Composing) =>
  typeof compose === 'object' ? `${compose.way}-${compose.id}` : String(compose);

/** The view that an address asks for; what it cannot mean is left out. */
export function readEmail(address: string): EmailView {
  const { pathname, searchParams: asked } = new URL(address, 'http://email');
  const [kind, label] = pathname.slice(root.length + 1).split('/');
  return {
    folder: oneOf(emailPlaces, kind) ?? 'inbox',
    label: (kind === 'label' && oneOf(emailLabels, label)) || '',
    q: (asked.get('q') ?? '').normalize('NFC').trim().slice(0, 100),
    mail: idOf(asked.get('mail')),
    compose: readComposing(asked.get('compose') ?? ''),
  };
}

/** Makes the addresses of many changes of one view: it is read once. What is not the mailbox's stays. */
export function addressesFrom(address: string): (change: Partial<EmailView>) => string {
  const before = readEmail(address);
  const { searchParams } = new URL(address, 'http://email');
  return (change) => {
    const { folder, label, q, mail, compose } = { ...before, ...change };
    const next = new URLSearchParams(searchParams);
    const put = (name: string, value: string) =>
      value ? next.set(name, value) : next.delete(name);
    put('q', q);
    put('mail', mail === null ? '' : String(mail));
    put('compose', compose === null ? '' : writeComposing(compose));
    const place = folder === 'inbox' ? root : `${root}/${folder}`;
    const path = label ? `${root}/label/${label}` : place;
    return next.size > 0 ? `${path}?${next}` : path;
  };
}

/** The address after one change. */
export const writeEmail = (address: string, change: Partial<EmailView>): string =>
  addressesFrom(address)(change);

/** What a view asks the calls for. */
export const askedOf = ({ folder, label, q }: Pick<EmailView, 'folder' | 'label' | 'q'>) => ({
  q,
  label,
  folder: label ? ('' as const) : folder,
});
export type EmailsAsked = ReturnType<typeof askedOf>;
