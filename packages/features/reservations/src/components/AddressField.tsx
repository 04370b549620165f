import { CopyField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { codeWords as words } from '../messages/code.ts';

/** The address of the public page, to be copied. */
export function AddressField({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  return (
    <CopyField
      label={formatMessage(words.address)}
      value={address}
      dir="ltr"
      words={{
        copy: formatMessage(words.copy),
        copied: formatMessage(words.copied),
        failed: formatMessage(words.copyFailed),
      }}
    />
  );
}
