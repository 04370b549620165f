import { reopenMerchant, type MerchantRow } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { closingMessages as messages } from '../messages/closing.ts';
import { useClosingProblemText } from './useClosingProblemText.ts';
import { useMerchantAction } from './useMerchants.ts';

/** Returns a function that reopens a closing merchant, and whether it is running. */
export function useReopen() {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useClosingProblemText());
  const { trigger, isMutating } = useMerchantAction(reopenMerchant);
  const reopen = ({ id, version, name }: Pick<MerchantRow, 'id' | 'version' | 'name'>) =>
    attempt(async () => {
      await trigger({ params: { id }, body: { version } });
      toast.success({ title: formatMessage(messages.reopened, { name }) });
    });
  return { reopen, isReopening: isMutating };
}
