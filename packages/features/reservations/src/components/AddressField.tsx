import { CopyField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { codeMessages as messages } from '../messages/code.ts';

/** The address of the public booking page, with a copy button. */
export function AddressField({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  return (
    <CopyField
      label={formatMessage(messages.address)}
      value={address}
      dir="ltr"
      labels={{ copy: formatMessage(messages.copy) }}
    />
  );
}
