import { emailLabels, emailPlaces, type EmailLabel, type EmailPlace } from '@servery/api/template';
import {
  defineView,
  id,
  joinAddress,
  open,
  splitAddress,
  trimmed,
  type Field,
  type ViewOf,
} from '@servery/screens/view';

/** The ways to answer an email. */
export const answerWays = ['reply', 'reply-all', 'forward'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** The message being written: a new one, a draft by id, or an answer to an email. */
export type Composing = 'new' | number | { way: AnswerWay; id: number };

const root = '/apps/email';
const number = id(null);

function readComposing(text: string): Composing | null {
  if (text === 'new') return 'new';
  const [, word, digits] = /^(?:([a-z-]+)-)?(\d+)$/.exec(text) ?? [];
  const way = answerWays.find((it) => it === word);
  const of = number.read(digits === undefined ? [] : [digits]) ?? null;
  if (of === null) return null;
  return word === undefined ? of : way ? { way, id: of } : null;
}

const compose: Field<Composing | null> = {
  plain: null,
  kind: 'open',
  read: ([text]) => readComposing(text ?? '') ?? undefined,
  write: (value) => {
    if (value === null) return [];
    return [typeof value === 'object' ? `${value.way}-${value.id}` : String(value)];
  },
};

/** `mail` is the id of the open email. */
const list = defineView({ q: trimmed(), mail: open(number), compose });

/** The state of the mailbox, as its URL holds it. */
export interface EmailView extends ViewOf<typeof list> {
  /** Ignored if `label` is set. */
  folder: EmailPlace;
  label: EmailLabel | '';
}

/** Parses the view from a URL; invalid parts are ignored. */
export function readEmail(address: string): EmailView {
  const { pathname, search } = splitAddress(address);
  const [kind, label] = pathname.slice(root.length + 1).split('/');
  return {
    folder: emailPlaces.find((it) => it === kind) ?? 'inbox',
    label: (kind === 'label' && emailLabels.find((it) => it === label)) || '',
    ...list.read(search),
  };
}

/** Returns the URL after a change; unrelated query parameters are preserved. */
export function writeEmail(address: string, change: Partial<EmailView>): string {
  const { folder, label, ...view } = { ...readEmail(address), ...change };
  const place = folder === 'inbox' ? root : `${root}/${folder}`;
  const path = label ? `${root}/label/${label}` : place;
  return joinAddress(path, list.write(splitAddress(address).search, view));
}

/** Returns the query parameters of a view. */
export const emailQueryOf = ({ folder, label, q }: Pick<EmailView, 'folder' | 'label' | 'q'>) => ({
  q,
  label,
  folder: label ? ('' as const) : folder,
});
export type EmailQuery = ReturnType<typeof emailQueryOf>;
