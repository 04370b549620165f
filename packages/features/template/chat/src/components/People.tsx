import type { ChatContact, ChatWithContact } from '@servery/api/template';
import { Heading, useGrowing } from '@servery/ui';
import { useId, type KeyboardEvent } from 'react';
import { readChat, writeChat } from '../chatView.ts';
import { head, none, rows } from './list.css.ts';
import { PersonRow } from './PersonRow.tsx';

const step = 40;

interface PeopleProps {
  title: string;
  people: readonly (ChatContact & Partial<Pick<ChatWithContact, 'chat'>>)[];
  /** Shown if the list is empty. */
  none: string;
  address: string;
  typingId?: number | null;
}

/** Moves the focus to the previous or next row with the arrow keys. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const place = links.indexOf(document.activeElement as HTMLAnchorElement);
  event.preventDefault();
  links[place + by]?.focus();
}

/** A list of chats or contacts; more rows are rendered when its end is reached. */
export function People({ title, people, none: nobody, address, typingId = null }: PeopleProps) {
  const id = useId();
  const { q, contact } = readChat(address);
  const [count, end] = useGrowing(q, step);
  return (
    <section aria-labelledby={id}>
      <div className={head}>
        <Heading level={2} size="s" id={id}>
          {title}
        </Heading>
      </div>
      {people.length === 0 ? (
        <div className={none}>{nobody}</div>
      ) : (
        <ul className={rows} aria-labelledby={id} onKeyDown={onArrow}>
          {people.slice(0, count).map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              href={writeChat(address, { contact: person.id })}
              isOpen={person.id === contact}
              isTyping={person.id === typingId}
            />
          ))}
          {count < people.length && <li ref={end} aria-hidden />}
        </ul>
      )}
    </section>
  );
}
