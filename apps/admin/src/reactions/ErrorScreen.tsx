import { Problem } from '@servery/api';
import { Button, EmptyState, ErrorIcon, LinkButton } from '@servery/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadAnew } from '../worker/loadAnew.ts';
import { appWords as words, referenceText } from '../words.ts';
import { isMissingPart, loadMissing } from './missingPart.ts';

const saidBy = (error: unknown) => {
  if (error instanceof Problem) return String(error.status || error.code);
  return error instanceof Error ? error.message : String(error);
};

/** What stands where a screen failed to render: that it did, with what, and the ways on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  const isMissing = isMissingPart(error);
  // The page may be loading anew in a moment.
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
      title={formatMessage(words.errorTitle)}
      action={
        <>
          <Button tone="accent" emphasis="solid" onPress={() => void loadAnew()}>
            {formatMessage(words.reload)}
          </Button>
          <LinkButton href="/">{formatMessage(words.home)}</LinkButton>
        </>
      }
    >
      <p>{isMissing ? formatMessage(words.missing) : saidBy(error)}</p>
      {number && <p>{formatMessage(referenceText, { number })}</p>}
    </EmptyState>
  );
}
