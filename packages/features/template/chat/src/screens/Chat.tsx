import { Heading, toast, VisuallyHidden } from '@servery/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { readChat, writeChat } from '../chatView.ts';
import { app, talk } from '../components/app.css.ts';
import { ContactPanel } from '../components/ContactPanel.tsx';
import { OpenTalk } from '../components/OpenTalk.tsx';
import { OwnPanel } from '../components/OwnPanel.tsx';
import { Sidebar } from '../components/Sidebar.tsx';
import { Start } from '../components/Start.tsx';
import type { ViewChange } from '../components/viewChange.ts';
import { useBackToList } from '../hooks/useBackToList.ts';
import { useChats } from '../hooks/useChats.ts';
import { useDrafts } from '../hooks/useDraft.ts';
import { useOutbox } from '../hooks/useOutbox.ts';
import { useReplies } from '../hooks/useReplies.ts';
import { receivedMessage, listMessages as messages } from '../messages/list.ts';

export interface ChatProps {
  /** The URL from `/apps/chat` on, with the open chat, the panel and the search. */
  address: string;
  /** Called with the next URL; `isTyping` replaces the history entry instead of adding one. */
  onAddressChange: (address: string, isTyping?: boolean) => void;
  /** Signs the user out of the whole app. */
  onLogOut: () => void;
  /**
   * Whether contacts of the sample reply after a moment.
   *
   * @default false
   */
  isAlive?: boolean;
}

/** The chat app of the template: contacts, conversations and contact details. */
export function Chat({ address, onAddressChange, onLogOut, isAlive = false }: ChatProps) {
  const { formatMessage } = useIntl();
  const { contact, panel } = readChat(address);
  const chats = useChats();
  const { data } = chats;
  const drafts = useDrafts();
  const [announcement, setAnnouncement] = useState('');
  const change: ViewChange = (part, isTyping = false) =>
    onAddressChange(writeChat(address, part), isTyping);

  const personOf = (id: number) => data?.contacts.find((one) => one.id === id);
  const replies = useReplies({
    isAlive,
    openId: contact,
    onReply: (id, { message }) => {
      const person = personOf(id);
      if (!person) return;
      if (id === contact) {
        setAnnouncement(formatMessage(receivedMessage, { person: person.fullName, text: message }));
        return;
      }
      if (person.isMuted || !data?.profileUser.settings.isNotificationsOn) return;
      const onPress = () => onAddressChange(writeChat('/apps/chat', { contact: id }));
      const action = { label: formatMessage(messages.open), onPress };
      toast.info({ title: person.fullName, text: message, action });
    },
  });
  const outbox = useOutbox(data?.profileUser.id ?? 0, (id) => {
    // An offline contact doesn't read the message now.
    if (personOf(id)?.status !== 'offline') replies.expect(id);
  });

  const search = useRef<HTMLInputElement>(null);
  const { element, isMoved } = useBackToList(contact);

  return (
    <div
      ref={element}
      data-panel={panel ?? undefined}
      className={app}
      data-shows={panel ? 'panel' : contact === null ? 'list' : 'talk'}
    >
      <VisuallyHidden>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
      </VisuallyHidden>
      <Sidebar
        address={address}
        chats={chats}
        typingId={replies.typingId}
        search={search}
        onAddressChange={onAddressChange}
      />
      <div className={talk}>
        {contact === null ? (
          <Start onStart={() => search.current?.focus()} />
        ) : (
          <OpenTalk
            key={contact}
            contactId={contact}
            address={address}
            isTyping={replies.typingId === contact}
            isWanted={isMoved}
            outbox={outbox}
            drafts={drafts}
            change={change}
          />
        )}
      </div>
      {panel === 'contact' && contact !== null && (
        <ContactPanel key={contact} contactId={contact} change={change} />
      )}
      {panel === 'own' && data && (
        <OwnPanel
          profile={data.profileUser}
          onClose={() => change({ panel: null })}
          onLogOut={onLogOut}
        />
      )}
      <VisuallyHidden isLive>{announcement}</VisuallyHidden>
    </div>
  );
}
