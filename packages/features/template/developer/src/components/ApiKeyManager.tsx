import type { ApiKey } from '@servery/api/template';
import { LinesSkeleton } from '@servery/screens';
import { ListBody } from '@servery/screens/list';
import { Card, EmptyState, Heading, LockIcon } from '@servery/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApiKeys } from '../hooks/useApiKeys.ts';
import { apiKeyMessages as messages } from '../messages/apiKeys.ts';
import * as styles from './apiKeys.css.ts';
import { KeyRow } from './KeyRow.tsx';
import { RevokeKey } from './RevokeKey.tsx';

const CreateKey = lazy(async () => ({
  default: (await import('./CreateKey.tsx')).CreateKey,
}));
const RenameKey = lazy(async () => ({
  default: (await import('./RenameKey.tsx')).RenameKey,
}));

/** The form that creates an API key and the list of all. The secret of a new key is shown once. */
export function ApiKeyManager() {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useApiKeys();
  const [secrets, setSecrets] = useState<Readonly<Record<number, string>>>({});
  const [renamed, setRenamed] = useState<ApiKey | null>(null);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRowGone = useRef(false);
  useEffect(() => {
    // Wait until the dialog is closed; the menu that opened it was removed with its row.
    if (revoked || !isRowGone.current) return;
    isRowGone.current = false;
    heading.current?.focus();
  }, [revoked]);
  // A screen that the user leaves can stay mounted. Its effects don't.
  useEffect(() => () => setSecrets({}), []);
  const hide = (id: number) => setSecrets(({ [id]: _, ...others }) => others);
  return (
    <>
      <div className={styles.columns}>
        <Suspense
          fallback={
            <Card padding="l" title={formatMessage(messages.create)}>
              <LinesSkeleton label={formatMessage(messages.loadingForm)} />
            </Card>
          }
        >
          <CreateKey
            onCreated={(id, secret) => setSecrets((shown) => ({ ...shown, [id]: secret }))}
          />
        </Suspense>
        <Card padding="l">
          <div className={styles.list}>
            <Heading level={2} ref={heading}>
              {formatMessage(messages.list)}
            </Heading>
            <ListBody
              error={error}
              data={data}
              title={formatMessage(messages.failed)}
              onRetry={mutate}
              rows={data?.apiKeys}
              skeleton={<LinesSkeleton label={formatMessage(messages.loading)} />}
              empty={
                <EmptyState level={3} icon={<LockIcon />} title={formatMessage(messages.none)}>
                  {formatMessage(messages.noneText)}
                </EmptyState>
              }
            >
              {(apiKeys) => (
                <ul role="list" className={styles.list}>
                  {apiKeys.map((apiKey) => (
                    <KeyRow
                      key={apiKey.id}
                      apiKey={apiKey}
                      secret={secrets[apiKey.id]}
                      onHide={() => hide(apiKey.id)}
                      onRename={() => setRenamed(apiKey)}
                      onRevoke={() => setRevoked(apiKey)}
                    />
                  ))}
                </ul>
              )}
            </ListBody>
          </div>
        </Card>
      </div>
      {renamed && (
        <Suspense>
          <RenameKey apiKey={renamed} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
      {revoked && (
        <RevokeKey
          apiKey={revoked}
          onClose={(isRevoked) => {
            isRowGone.current = isRevoked;
            setRevoked(null);
          }}
        />
      )}
    </>
  );
}
