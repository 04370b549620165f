import { LinesSkeleton, LoadError } from '@servery/screens';
import { SearchField, useTyped, VisuallyHidden } from '@servery/ui';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { readChat, writeChat } from '../chatView.ts';
import { foundPeople } from '../foundPeople.ts';
import type { useChats } from '../hooks/useChats.ts';
import { tagMessages } from '../messages/contact.ts';
import { foundMessages, listMessages as messages } from '../messages/list.ts';
import { bar, grows, list } from './app.css.ts';
import { FaceLink } from './FaceLink.tsx';
import { scroll } from './list.css.ts';
import { People } from './People.tsx';

interface SidebarProps {
  address: string;
  chats: ReturnType<typeof useChats>;
  typingId: number | null;
  search: RefObject<HTMLInputElement | null>;
  onAddressChange: (address: string, isTyping?: boolean) => void;
}

/** Side column: the user's avatar, the search field, the chats and the contacts. */
export function Sidebar({ address, chats, typingId, search, onAddressChange }: SidebarProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = chats;
  const { q } = readChat(address);
  const [text, write] = useTyped(q, (next) =>
    onAddressChange(writeChat(address, { q: next }), true),
  );
  const tagName = (tag: keyof typeof tagMessages) => formatMessage(tagMessages[tag]);
  const talks = foundPeople(data?.chatsContacts ?? [], q, tagName);
  const people = foundPeople(data?.contacts ?? [], q, tagName);
  const lists = () => {
    if (!data)
      return error ? (
        <LoadError error={error} title={formatMessage(messages.failed)} onRetry={mutate} />
      ) : (
        <LinesSkeleton label={formatMessage(messages.loading)} lines={12} />
      );
    return (
      <>
        <People
          title={formatMessage(messages.chats)}
          people={talks}
          none={formatMessage(q ? messages.noChatFits : messages.noChats)}
          address={address}
          typingId={typingId}
        />
        <People
          title={formatMessage(messages.contacts)}
          people={people}
          none={formatMessage(q ? messages.noContactFits : messages.noContacts)}
          address={address}
        />
      </>
    );
  };
  return (
    <nav className={list} aria-label={formatMessage(messages.people)}>
      <div className={bar}>
        {data && (
          <FaceLink
            person={data.profileUser}
            label={formatMessage(messages.own)}
            href={writeChat(address, { panel: 'own' })}
          />
        )}
        <div className={grows}>
          <SearchField
            ref={search}
            label={formatMessage(messages.search)}
            placeholder={formatMessage(messages.search)}
            maxLength={100}
            value={text}
            onChange={write}
          />
        </div>
      </div>
      <VisuallyHidden isLive>
        {q &&
          data &&
          formatMessage(foundMessages, { chats: talks.length, contacts: people.length })}
      </VisuallyHidden>
      <div className={scroll}>{lists()}</div>
    </nav>
  );
}
