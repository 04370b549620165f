import {
  choice,
  defineView,
  id,
  joinAddress,
  open,
  single,
  splitAddress,
  trimmed,
  type ViewOf,
} from '@servery/screens/view';

const root = '/apps/chat';
const view = defineView(
  {
    /** The id of the contact whose chat is open. */
    contact: open(id(null)),
    /** The open panel: the contact's details or the user's own profile. */
    panel: open(choice(['contact', 'own'], null)),
    /** The search text that filters chats and contacts. */
    q: trimmed(),
    /** The search text within the open chat; null while its search field is closed. */
    find: single<string | null>(null, (text) => text.normalize('NFC').slice(0, 100).trim()),
  },
  (it) =>
    it.contact === null
      ? { ...it, panel: it.panel === 'contact' ? null : it.panel, find: null }
      : it,
);

/** The state of the chat screen, as its URL holds it. */
export type ChatView = ViewOf<typeof view>;

/** Parses the view from a URL; invalid parameters are ignored. */
export const readChat = (address: string): ChatView => view.read(splitAddress(address).search);

/**
 * Returns the URL after a change. Switching to another chat closes the search and the panel;
 * unrelated query parameters are preserved.
 */
export function writeChat(address: string, change: Partial<ChatView>): string {
  const isElsewhere = change.contact !== undefined && change.contact !== readChat(address).contact;
  const fresh = isElsewhere ? { panel: null, find: null } : {};
  return joinAddress(root, view.write(splitAddress(address).search, { ...fresh, ...change }));
}
