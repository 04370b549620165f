import { FailedState, SearchField, Skeleton, useTyped, VisuallyHidden } from '@servery/ui';
import { useFailedWords } from '@servery/words';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { readChat, writeChat } from '../chatView.ts';
import { foundPeople } from '../foundPeople.ts';
import type { useChats } from '../hooks/useChats.ts';
import { tagWords } from '../messages/contact.ts';
import { foundWords, listWords as words } from '../messages/list.ts';
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

/** Oneself, the chats and the contacts, and what narrows both. */
export function Sidebar({ address, chats, typingId, search, onAddressChange }: SidebarProps) {
  const { formatMessage } = useIntl();
  const failedWords = useFailedWords();
  const { data, error, mutate } = chats;
  const { q } = readChat(address);
  const [text, write] = useTyped(q, (next) =>
    onAddressChange(writeChat(address, { q: next }), true),
  );
  const tagName = (tag: keyof typeof tagWords) => formatMessage(tagWords[tag]);
  const talks = foundPeople(data?.chatsContacts ?? [], q, tagName);
  const people = foundPeople(data?.contacts ?? [], q, tagName);
  const lists = () => {
    if (!data)
      return error ? (
        <FailedState
          title={formatMessage(words.failed)}
          words={failedWords}
          onRetry={() => mutate()}
        />
      ) : (
        <div aria-busy>
          <VisuallyHidden>{formatMessage(words.loading)}</VisuallyHidden>
          <Skeleton lines={12} />
        </div>
      );
    return (
      <>
        <People
          title={formatMessage(words.chats)}
          people={talks}
          none={formatMessage(q ? words.noChatFits : words.noChats)}
          address={address}
          typingId={typingId}
        />
        <People
          title={formatMessage(words.contacts)}
          people={people}
          none={formatMessage(q ? words.noContactFits : words.noContacts)}
          address={address}
        />
      </>
    );
  };
  return (
    <nav className={list} aria-label={formatMessage(words.people)}>
      <div className={bar}>
        {data && (
          <FaceLink
            person={data.profileUser}
            label={formatMessage(words.own)}
            href={writeChat(address, { panel: 'own' })}
          />
        )}
        <div className={grows}>
          <SearchField
            ref={search}
            label={formatMessage(words.search)}
            placeholder={formatMessage(words.search)}
            clearLabel={formatMessage(words.clearSearch)}
            maxLength={100}
            value={text}
            onChange={write}
          />
        </div>
      </div>
      <VisuallyHidden isLive>
        {q && data && formatMessage(foundWords, { chats: talks.length, contacts: people.length })}
      </VisuallyHidden>
      <div className={scroll}>{lists()}</div>
    </nav>
  );
}
