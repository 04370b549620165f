import { reviewMerchantDocument, type MerchantDocument } from '@servery/api';
import { Button, toast } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDocumentAction } from '../hooks/useDocuments.ts';
import { documentMessages as messages, documentNames } from '../messages/documents.ts';

const RequestChanges = lazy(async () => ({
  default: (await import('./RequestChanges.tsx')).RequestChanges,
}));

interface ReviewButtonsProps {
  document: MerchantDocument;
  isPending: boolean;
  /** Runs an action, and shows its problem if it fails. */
  run: (work: () => Promise<unknown>) => Promise<unknown>;
  /** Called when requesting changes fails. */
  onFailed: () => void;
}

/** The buttons that accept a document in review, or request changes. */
export function ReviewButtons({
  document: reviewed,
  isPending,
  run,
  onFailed,
}: ReviewButtonsProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useDocumentAction(reviewMerchantDocument);
  const [isReturning, setReturning] = useState(false);
  const { id, version, kind } = reviewed;
  const document = formatMessage(documentNames[kind]);
  const accept = async () => {
    await trigger({ params: { id }, body: { version, decision: 'accept' } });
    toast.success({ title: formatMessage(messages.accepted, { document }) });
  };
  return (
    <>
      <Button
        isDisabled={isPending}
        aria-label={formatMessage(messages.requestNamed, { document })}
        onPress={() => setReturning(true)}
      >
        {formatMessage(messages.request)}
      </Button>
      <Button
        tone="accent"
        emphasis="solid"
        isDisabled={isPending}
        aria-label={formatMessage(messages.acceptNamed, { document })}
        onPress={() => void run(accept)}
      >
        {formatMessage(messages.accept)}
      </Button>
      <Suspense>
        {isReturning && (
          <RequestChanges
            document={reviewed}
            onFailed={onFailed}
            onClose={() => setReturning(false)}
          />
        )}
      </Suspense>
    </>
  );
}
