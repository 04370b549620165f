/** What chat shows, as its address says it. */
export interface ChatView {
  /** Whose chat is open. */
  contact: number | null;
  /** The panel beside it: about the contact, or about oneself. */
  panel: 'contact' | 'own' | null;
  /** What narrows chats and contacts. */
  q: string;
  /** What is looked for in the open chat; null while nobody looks. */
  find: string | null;
}

const root = '/apps/chat';
const words = (text: string) => text.normalize('NFC').slice(0, 100);

/** The view that an address asks for; what it cannot mean is left out. */
export function readChat(address: string): ChatView {
  const { searchParams: asked } = new URL(address, 'http://chat');
  const number = asked.get('contact') ?? '';
  const contact = /^[1-9]\d{0,9}$/.test(number) ? Number(number) : null;
  const panel = asked.get('panel');
  const find = asked.get('find');
  return {
    contact,
    panel: panel === 'own' || (panel === 'contact' && contact !== null) ? panel : null,
    q: words(asked.get('q') ?? '').trim(),
    find: find === null || contact === null ? null : words(find).trim(),
  };
}

/** The address after a change. Another chat is neither searched nor explained; what is not chat's stays. */
export function writeChat(address: string, change: Partial<ChatView>): string {
  const { searchParams: next } = new URL(address, 'http://chat');
  const now = readChat(address);
  const isElsewhere = change.contact !== undefined && change.contact !== now.contact;
  const fresh = isElsewhere ? { panel: null, find: null } : {};
  const { contact, panel, q, find } = { ...now, ...fresh, ...change };
  const put = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  put('contact', contact === null ? null : String(contact));
  put('panel', panel);
  put('q', q || null);
  put('find', contact === null ? null : find);
  return next.size > 0 ? `${root}?${next}` : root;
}
