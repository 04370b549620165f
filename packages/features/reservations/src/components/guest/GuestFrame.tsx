import type { Problem } from '@servery/api';
import { Heading, Skeleton, Text, VisuallyHidden } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonWords } from '../../messages/common.ts';
import * as styles from './guest.css.ts';
import { GuestTrouble } from './GuestTrouble.tsx';

interface GuestFrameProps {
  title: string;
  /** Whose page it is, once that is known. */
  house: string | undefined;
  /** How the language is chosen. */
  languages: ReactNode;
  /** What was asked for did not come. */
  problem: Problem | undefined;
  onRetry: () => unknown;
  children: ReactNode;
}

/** A page for guests: what it is, whose it is, and what stands there until it is known. */
export function GuestFrame(props: GuestFrameProps) {
  const { title, house, languages, problem, onRetry, children } = props;
  const { formatMessage } = useIntl();
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <div className={styles.house}>
          <Heading level={1}>{title}</Heading>
          {house !== undefined && (
            <Text as="p" tone="muted">
              {house}
            </Text>
          )}
        </div>
        {languages}
      </div>
      {house === undefined && problem && <GuestTrouble problem={problem} onRetry={onRetry} />}
      {house === undefined && !problem && (
        <>
          <VisuallyHidden>
            <span role="status">{formatMessage(commonWords.loading)}</span>
          </VisuallyHidden>
          <Skeleton shape="card" />
        </>
      )}
      {children}
    </main>
  );
}
