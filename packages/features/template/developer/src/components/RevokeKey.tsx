import type { ApiKey } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { ConfirmDialog, toast } from '@servery/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useApiKeyProblem } from '../hooks/useApiKeyProblem.ts';
import { useApiKeyChanges } from '../hooks/useApiKeys.ts';
import { apiKeyMessages as messages, askRevokeMessage, revokedToast } from '../messages/apiKeys.ts';

interface RevokeKeyProps {
  apiKey: ApiKey;
  /** Called when the dialog closes, with whether the key was revoked. */
  onClose: (isRevoked: boolean) => void;
}

/** Confirmation before an API key is revoked. */
export function RevokeKey({ apiKey: { id, name }, onClose }: RevokeKeyProps) {
  const { formatMessage } = useIntl();
  const { revoke } = useApiKeyChanges();
  const withErrorToast = useErrorToast(useApiKeyProblem());
  const isRevoked = useRef(false);
  const confirm = () =>
    withErrorToast(async () => {
      await revoke({ query: { id } });
      isRevoked.current = true;
      toast.success({ title: formatMessage(revokedToast, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => onClose(isRevoked.current)}
      tone="danger"
      title={formatMessage(askRevokeMessage, { name })}
      confirmLabel={formatMessage(messages.revoke)}
      onConfirm={confirm}
    >
      {formatMessage(messages.revokeText)}
    </ConfirmDialog>
  );
}
