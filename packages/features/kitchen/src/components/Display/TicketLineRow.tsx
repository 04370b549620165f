import type { TicketLine } from '@servery/api';
import { CheckIcon, CloseIcon, PauseIcon, PlayIcon, VisuallyHidden } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { displayCourseWords, displayTicketWords as words } from '../../messages.ts';
import * as styles from './Ticket.css.ts';

interface TicketLineRowProps {
  line: TicketLine;
  /** Takes it on, or brings it back; nobody does who may only look. */
  onPress: ((line: TicketLine) => void) | undefined;
}

const signs: Partial<Record<TicketLine['status'], ReactNode>> = {
  ready: <CheckIcon />,
  voided: <CloseIcon />,
  held: <PauseIcon />,
  preparing: <PlayIcon />,
};

/** A dish of a ticket: how many, with what, and what the guest said. All of it is one button. */
export function TicketLineRow({ line, onPress }: TicketLineRowProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, note, options, status, quantity, to_make } = line;
  const shown = status === 'voided' || status === 'ready' ? quantity : to_make;
  const made = status === 'voided' || status === 'ready' ? 0 : quantity - to_make;
  const said = {
    ready: words.done,
    voided: words.void,
    held: displayCourseWords.held,
    preparing: words.making,
  };
  const word = status in said ? formatMessage(said[status as keyof typeof said]) : null;
  const chosen = options.map((one) =>
    one.quantity > 1 ? `${one.quantity} × ${one.name}` : one.name,
  );
  const content = (
    <>
      <span className={styles.quantity}>{formatNumber(shown)}</span>
      <span className={styles.dish}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.sign}>
        {signs[status]}
        {word}
      </span>
      {chosen.length > 0 && (
        <span className={styles.more}>
          <bdi>{chosen.join(' · ')}</bdi>
        </span>
      )}
      {made > 0 && (
        <span className={styles.more}>{formatMessage(words.made, { count: made })}</span>
      )}
      {note && (
        <span className={styles.remark}>
          <bdi>{note}</bdi>
        </span>
      )}
    </>
  );
  const facts = {
    className: styles.line,
    'data-status': status,
    'data-many': shown > 1 || undefined,
  };
  const isPressable = status === 'queued' || status === 'preparing' || status === 'ready';
  if (!onPress || !isPressable) return <div {...facts}>{content}</div>;
  const act = formatMessage(status === 'ready' ? words.recallLine : words.bumpLine);
  return (
    <button type="button" {...facts} onClick={() => onPress(line)}>
      {content}
      <VisuallyHidden>{act}</VisuallyHidden>
    </button>
  );
}
