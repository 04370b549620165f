import { Problem } from '@servery/api';
import { Button, EmptyState, ErrorIcon, LinkButton } from '@servery/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { reloadApp } from '../worker/reloadApp.ts';
import { appMessages as messages, referenceText } from '../appMessages.ts';
import { isMissingPart, loadMissing } from './missingPart.ts';

const messageOf = (error: unknown) => {
  if (error instanceof Problem) return String(error.status || error.code);
  return error instanceof Error ? error.message : String(error);
};

/** Shown in place of a screen that failed to render: the error, a reload button and a link home. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  const isMissing = isMissingPart(error);
  // Render nothing while the page may be about to reload.
  const [isAsking, setAsking] = useState(isMissing);
  useEffect(() => {
    if (!isMissing) return;
    void loadMissing().then((isLoading) => setAsking(isLoading));
  }, [isMissing]);
  if (isAsking) return null;
  const number = error instanceof Problem ? error.matter.request_id : undefined;
  return (
    <EmptyState
      icon={<ErrorIcon />}
      title={formatMessage(messages.errorTitle)}
      action={
        <>
          <Button tone="accent" emphasis="solid" onPress={() => void reloadApp()}>
            {formatMessage(messages.reload)}
          </Button>
          <LinkButton href="/">{formatMessage(messages.home)}</LinkButton>
        </>
      }
    >
      <p>{isMissing ? formatMessage(messages.missing) : messageOf(error)}</p>
      {number && <p>{formatMessage(referenceText, { number })}</p>}
    </EmptyState>
  );
}
