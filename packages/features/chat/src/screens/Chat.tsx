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
import { heardWords, listWords as words } from '../messages/list.ts';

export interface ChatProps {
  /** The address from `/apps/chat` on: whose chat is open, which panel, what is searched. */
  address: string;
  /** The next one; `isTyping` where it needs no entry in the history. */
  onAddressChange: (address: string, isTyping?: boolean) => void;
  /** Leaves the whole app. */
  onLogOut: () => void;
  /** The contacts of the sample answer after a moment. */
  isAlive?: boolean;
}

/** The template's chat: people to talk to, what was said with each, and who they are. */
export function Chat({ address, onAddressChange, onLogOut, isAlive = false }: ChatProps) {
  const { formatMessage } = useIntl();
  const { contact, panel } = readChat(address);
  const chats = useChats();
  const { data } = chats;
  const drafts = useDrafts();
  const [heard, setHeard] = useState('');
  const change: ViewChange = (part, isTyping = false) =>
    onAddressChange(writeChat(address, part), isTyping);

  const personOf = (id: number) => data?.contacts.find((one) => one.id === id);
  const replies = useReplies({
    isAlive,
    openId: contact,
    onHeard: (id, { message }) => {
      const person = personOf(id);
      if (!person) return;
      if (id === contact) {
        setHeard(formatMessage(heardWords, { person: person.fullName, text: message }));
        return;
      }
      if (person.isMuted || !data?.profileUser.settings.isNotificationsOn) return;
      const onPress = () => onAddressChange(writeChat('/apps/chat', { contact: id }));
      const action = { label: formatMessage(words.open), onPress };
      toast.info({ title: person.fullName, text: message, action });
    },
  });
  const outbox = useOutbox(data?.profileUser.id ?? 0, (id) => {
    // Whoever is not there reads it later.
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
        <Heading level={1}>{formatMessage(words.title)}</Heading>
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
      <VisuallyHidden isLive>{heard}</VisuallyHidden>
    </div>
  );
}
