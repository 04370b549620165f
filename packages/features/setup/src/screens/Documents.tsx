import { documentKinds } from '@servery/api';
import { useRights } from '@servery/api/user';
import { RowsSkeleton } from '@servery/screens';
import { ListBody } from '@servery/screens/list';
import { EmptyState, FileIcon, Heading, Link } from '@servery/ui';
import { useIntl } from 'react-intl';
import { DocumentCard } from '../components/DocumentCard.tsx';
import * as styles from '../components/documents.css.ts';
import { page } from '../components/guide.css.ts';
import { SubmitDocuments } from '../components/SubmitDocuments.tsx';
import { useDocuments } from '../hooks/useDocuments.ts';
import { documentProblems } from '../messages/documentProblem.ts';
import { documentMessages as messages } from '../messages/documents.ts';

export interface DocumentsProps {
  /** The merchant; '' for the person's own. */
  merchantId: number | '';
  /** The set-up guide, or undefined for people who can't open it. */
  guideHref: string | undefined;
}

/** The documents of a merchant: to upload and submit, and for the platform to review. */
export function Documents({ merchantId, guideHref }: DocumentsProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useDocuments(merchantId);
  const can = useRights();
  const reload = () => void mutate();
  return (
    <div className={page}>
      {guideHref && <Link href={guideHref}>{formatMessage(messages.back)}</Link>}
      <Heading level={1}>
        {data ? formatMessage(messages.title, { name: data.name }) : formatMessage(messages.list)}
      </Heading>
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        forbidden={formatMessage(documentProblems.forbidden)}
        onRetry={mutate}
      >
        {!data && <RowsSkeleton lines={5} />}
        {data?.required.length === 0 && (
          <EmptyState icon={<FileIcon />} title={formatMessage(messages.none)}>
            {formatMessage(messages.noneText)}
          </EmptyState>
        )}
        {data && data.required.length > 0 && (
          <>
            <ul role="list" className={styles.list} aria-label={formatMessage(messages.list)}>
              {documentKinds.map((kind) => (
                <DocumentCard
                  key={kind}
                  kind={kind}
                  merchant_id={data.merchant_id}
                  documents={data.documents.filter((one) => one.kind === kind)}
                  required={data.required.find((one) => one.kind === kind)}
                  mayReview={can('merchant.approve')}
                  onFailed={reload}
                />
              ))}
            </ul>
            <SubmitDocuments book={data} onFailed={reload} />
          </>
        )}
      </ListBody>
    </div>
  );
}
