import {
  removeMerchantDocument,
  type DocumentKind,
  type MerchantDocument,
  type DocumentNeed,
} from '@servery/api';
import { useErrorToast, useProblemText } from '@servery/screens';
import { Badge, Button, Card, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDocumentAction } from '../hooks/useDocuments.ts';
import { useDownload } from '../hooks/useDownload.ts';
import { documentProblems } from '../messages/documentProblem.ts';
import {
  documentMessages as messages,
  documentNames,
  documentStates,
  documentTexts,
} from '../messages/documents.ts';
import { DocumentFile } from './DocumentFile.tsx';
import * as styles from './documents.css.ts';
import { ReviewButtons } from './ReviewButtons.tsx';
import { stateTones } from './documentState.ts';

const UploadForm = lazy(async () => ({ default: (await import('./UploadForm.tsx')).UploadForm }));

interface DocumentCardProps {
  kind: DocumentKind;
  merchant_id: number;
  /** The accepted file and the new one, as far as there are any. */
  documents: readonly MerchantDocument[];
  /** The state of a required kind; undefined for an optional one. */
  required: DocumentNeed | undefined;
  /** Whether the person reviews documents for the platform. */
  mayReview: boolean;
  /** Called when an action fails: someone else may have changed the documents. */
  onFailed: () => void;
}

/** A kind of document: its files, their states, and what can be done with them. */
export function DocumentCard({
  kind,
  merchant_id,
  documents,
  required,
  mayReview,
  onFailed,
}: DocumentCardProps) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText(documentProblems));
  const download = useDownload();
  const remove = useDocumentAction(removeMerchantDocument);
  const [isBusy, setBusy] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const document = formatMessage(documentNames[kind]);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    const isDone = await attempt(work);
    setBusy(false);
    if (!isDone) onFailed();
  };
  const isOpen = documents.some(({ status }) => status !== 'accepted');
  const [label, named] =
    documents.length === 0
      ? [messages.upload, messages.uploadNamed]
      : isOpen
        ? [messages.replace, messages.replaceNamed]
        : [messages.renew, messages.renewNamed];
  return (
    <li>
      <Card
        title={document}
        actions={
          <Button
            isDisabled={isBusy}
            aria-label={formatMessage(named, { document })}
            onPress={() => setUploading(true)}
          >
            {formatMessage(label)}
          </Button>
        }
      >
        <div className={styles.card}>
          <div className={styles.line}>
            <Text tone="muted">{formatMessage(documentTexts[kind])}</Text>
            {!required && <Badge>{formatMessage(messages.optional)}</Badge>}
            {required?.state === 'missing' && (
              <Badge tone={stateTones.missing}>{formatMessage(documentStates.missing)}</Badge>
            )}
          </div>
          {documents.length > 0 && (
            <ul role="list" aria-label={document} className={styles.files}>
              {documents.map((one) => (
                <DocumentFile
                  key={one.id}
                  document={one}
                  isPending={isBusy}
                  onDownload={() => void run(() => download(one))}
                  onRemove={
                    one.status === 'uploaded' || one.status === 'changes_requested'
                      ? () =>
                          void run(() =>
                            remove.trigger({
                              params: { id: one.id },
                              body: { version: one.version },
                            }),
                          )
                      : undefined
                  }
                  review={
                    mayReview &&
                    one.status === 'in_review' && (
                      <ReviewButtons
                        document={one}
                        isPending={isBusy}
                        run={run}
                        onFailed={onFailed}
                      />
                    )
                  }
                />
              ))}
            </ul>
          )}
        </div>
      </Card>
      <Suspense>
        {isUploading && (
          <UploadForm kind={kind} merchant_id={merchant_id} onClose={() => setUploading(false)} />
        )}
      </Suspense>
    </li>
  );
}
