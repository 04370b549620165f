import type { MerchantDocument } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Badge, Banner, Button, FileIcon, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDay } from '../hooks/useDay.ts';
import { documentMessages as messages, documentStates } from '../messages/documents.ts';
import * as styles from './documents.css.ts';
import { stateOf, stateTones } from './documentState.ts';

interface DocumentFileProps {
  document: MerchantDocument;
  isPending: boolean;
  onDownload: () => void;
  /** Undefined if the document can’t be removed. */
  onRemove: (() => void) | undefined;
  /** The buttons of the review. */
  review: ReactNode;
}

/** The file of a document with its state, and with what the reviewer said about it. */
export function DocumentFile({
  document,
  isPending,
  onDownload,
  onRemove,
  review,
}: DocumentFileProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormat(document.merchant_id);
  const dayOf = useDay();
  const { file_name, uploaded_at, uploaded_by, expires_on, reason, reviewed_by } = document;
  const state = stateOf(document);
  return (
    <li className={styles.file}>
      <span className={styles.mark} aria-hidden>
        <FileIcon />
      </span>
      <div className={styles.facts}>
        <div className={styles.line}>
          <bdi className={styles.name}>{file_name}</bdi>
          <Badge tone={stateTones[state]}>{formatMessage(documentStates[state])}</Badge>
        </div>
        <Text tone="muted" size="s">
          {formatMessage(messages.uploadedBy, { date: date(uploaded_at), name: uploaded_by })}
        </Text>
        {expires_on && (
          <Text tone="muted" size="s">
            {formatMessage(messages.expires, { date: dayOf(expires_on) })}
          </Text>
        )}
      </div>
      {reason && (
        <div className={styles.reason}>
          <Banner
            tone="warning"
            title={formatMessage(messages.reason, { name: reviewed_by ?? '' })}
          >
            <bdi>{reason}</bdi>
          </Banner>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          emphasis="ghost"
          isDisabled={isPending}
          aria-label={formatMessage(messages.downloadNamed, { name: file_name })}
          onPress={onDownload}
        >
          {formatMessage(messages.download)}
        </Button>
        {onRemove && (
          <Button
            emphasis="ghost"
            isDisabled={isPending}
            aria-label={formatMessage(messages.removeNamed, { name: file_name })}
            onPress={onRemove}
          >
            {formatMessage(messages.remove)}
          </Button>
        )}
        {review}
      </div>
    </li>
  );
}
