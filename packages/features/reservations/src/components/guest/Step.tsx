import { EditIcon, Heading, VisuallyHidden } from '@servery/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { guestWords as words } from '../../messages/guest.ts';
import * as styles from './guest.css.ts';

interface StepProps {
  title: string;
  /** What was answered; the question can be opened again by it. */
  answer: ReactNode | null;
  isOpen: boolean;
  /** Whether it opened because somebody went on, and takes the focus. */
  isReached: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** One question of several: open, answered in a line, or still ahead and not there. */
export function Step({ title, answer, isOpen, isReached, onOpen, children }: StepProps) {
  const { formatMessage } = useIntl();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen && isReached) ref.current?.focus();
  }, [isOpen, isReached]);
  if (!isOpen)
    return answer ? (
      <button type="button" className={styles.answer} onClick={onOpen}>
        <span className={styles.said}>
          <VisuallyHidden>{formatMessage(words.change, { step: title })} </VisuallyHidden>
          {answer}
        </span>
        <EditIcon className={styles.pen} aria-hidden />
      </button>
    ) : null;
  return (
    <section ref={ref} tabIndex={-1} aria-label={title} className={styles.step}>
      <Heading level={2} size="s">
        {title}
      </Heading>
      {children}
    </section>
  );
}
