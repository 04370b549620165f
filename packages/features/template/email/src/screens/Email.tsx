import type { Email as Mail } from '@servery/api/template';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmailList } from '../components/EmailList.tsx';
import * as styles from '../components/email.css.ts';
import { Head } from '../components/Head.tsx';
import { EmailListState } from '../components/EmailListState.tsx';
import { ListBar } from '../components/ListBar.tsx';
import { Places } from '../components/Places.tsx';
import type { Printed } from '../components/Print.tsx';
import {
  emailQueryOf,
  readEmail,
  writeEmail,
  type AnswerWay,
  type EmailView,
} from '../emailView.ts';
import { useActiveRow } from '../hooks/useActiveRow.ts';
import { useDiscard } from '../hooks/useDiscard.ts';
import { useEmailChanges } from '../hooks/useEmailChanges.ts';
import { useEmails } from '../hooks/useEmails.ts';
import { useMailboxKeys } from '../hooks/useMailboxKeys.ts';
import { useSelection } from '../hooks/useSelection.ts';
import { useTitle } from '../hooks/useTitle.ts';
import { useWindow } from '../hooks/useWindow.ts';
import { labelMessages, placeMessages } from '../messages/list.ts';

const Reader = lazy(async () => ({ default: (await import('../components/Reader.tsx')).Reader }));
const Shortcuts = lazy(async () => ({
  default: (await import('../components/Shortcuts.tsx')).Shortcuts,
}));
const DeleteQuestion = lazy(async () => ({
  default: (await import('../components/DeleteQuestion.tsx')).DeleteQuestion,
}));
const Print = lazy(async () => ({ default: (await import('../components/Print.tsx')).Print }));
const Compose = lazy(async () => ({
  default: (await import('../components/compose/Compose.tsx')).Compose,
}));

export interface EmailProps {
  /** The URL from `/apps/email` on, with the view, the open email and the message being written. */
  address: string;
  /** Called with the next URL; `isTyping` replaces the history entry instead of adding one. */
  onAddressChange: (address: string, isTyping?: boolean) => void;
}

/**
 * The email app of the template: folders and labels, a list of any length, conversations and a
 * compose window.
 */
export function Email({ address, onAddressChange }: EmailProps) {
  const { formatMessage } = useIntl();
  const view = readEmail(address);
  useTitle(formatMessage(view.label ? labelMessages[view.label] : placeMessages[view.folder]));
  const emailQuery = emailQueryOf(view);
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [watch, seen] = useWindow();
  const { meta, at, error, mutate } = useEmails(emailQuery, seen.first);
  const total = meta?.total ?? 0;
  const place = Object.values(emailQuery).join('\n');
  const active = useActiveRow(scroller, place, total, seen.height);
  const changes = useEmailChanges();
  const marked = useSelection(emailQuery);
  const [printed, print] = useState<readonly Printed[] | null>(null);
  const [hasHelp, setHelp] = useState(false);

  // Actions run later, from a toast, use the URL of that time.
  const now = useRef(address);
  useLayoutEffect(() => {
    now.current = address;
  }, [address]);
  const change = (part: Partial<EmailView>, isTyping = false) =>
    onAddressChange(writeEmail(now.current, part), isTyping);
  // Another folder, label or search starts at its first email.
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [place]);

  const isOwnDraft = (mail: Mail) => mail.folder === 'draft' && mail.from.email === meta?.me;
  const partOf = (mail: Mail): Partial<EmailView> =>
    isOwnDraft(mail) ? { compose: mail.id } : { mail: mail.id };
  const hrefOf = (change: Partial<EmailView>) => writeEmail(address, change);
  const back = () => {
    change({ mail: null });
    active.go(active.row);
  };
  const { discard, ...deletion } = useDiscard(changes, () => {
    marked.clear();
    if (view.mail === null) active.go(active.row);
    else back();
  });
  const star = (mail: Mail) => void changes.mark([mail.id], { isStarred: !mail.isStarred });
  const answer = (way: AnswerWay, id: number) => change({ compose: { way, id } });
  useMailboxKeys({
    root,
    search,
    isCovered: view.mail !== null,
    active,
    mail: at(active.row),
    marked,
    changes,
    onDiscard: discard,
    onAnswer: answer,
    onStar: star,
    onCompose: () => change({ compose: 'new' }),
    onHelp: () => setHelp(true),
  });

  const loaded = Array.from({ length: 120 }, (_, n) => at((meta?.offset ?? 0) + n)).filter(
    (mail) => mail !== undefined,
  );
  return (
    <div className={styles.sides} ref={root}>
      <div className={styles.aside}>
        <Places address={address} counts={meta} />
      </div>
      <div className={styles.pane}>
        <div
          className={styles.under}
          data-covered={view.mail !== null || undefined}
          inert={view.mail !== null}
        >
          <Head address={address} counts={meta} search={search} onChange={change} />
          <ListBar
            view={view}
            total={meta?.total}
            marked={marked}
            mails={loaded.filter(({ id }) => marked.selected.has(id))}
            changes={changes}
            onDiscard={discard}
            onHelp={() => setHelp(true)}
          />
          <EmailList
            total={total}
            at={at}
            seen={seen}
            watch={watch}
            scroller={scroller}
            active={active.row}
            onActivate={active.activate}
            onGo={active.go}
            hrefOf={(mail) => hrefOf(partOf(mail))}
            selected={marked.selected}
            onToggle={marked.toggle}
            onStar={star}
          >
            {total === 0 ? (
              <EmailListState
                view={view}
                error={meta ? undefined : error}
                isLoading={!meta}
                onRetry={mutate}
                onClear={() => change({ q: '' })}
              />
            ) : null}
          </EmailList>
        </div>
        {view.mail !== null && (
          <Suspense>
            <Reader
              id={view.mail}
              emailQuery={emailQuery}
              root={root}
              changes={changes}
              onDiscard={discard}
              onOpen={(mail) => change({ mail }, true)}
              onAnswer={answer}
              onPrint={print}
              onBack={back}
            />
          </Suspense>
        )}
      </div>
      {view.compose !== null && (
        <Suspense>
          <Compose
            compose={view.compose}
            onCompose={(compose, isQuiet) => change({ compose }, isQuiet)}
            onPrint={(message) => print([message])}
            onChanged={changes.refresh}
          />
        </Suspense>
      )}
      <Suspense>
        {deletion.count > 0 && (
          <DeleteQuestion
            count={deletion.count}
            onDelete={deletion.confirm}
            onClose={deletion.close}
          />
        )}
        {hasHelp && <Shortcuts onClose={() => setHelp(false)} />}
        {printed && <Print messages={printed} onDone={() => print(null)} />}
      </Suspense>
    </div>
  );
}
