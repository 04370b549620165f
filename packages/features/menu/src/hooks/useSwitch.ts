import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonMessages as messages } from '../messages/common.ts';
import { useProblemText } from './useProblemText.ts';

interface Switched {
  id: number;
  version: number;
  name: string;
  is_active: boolean;
}

/** Returns a function that activates or deactivates a row, with an undo for 10 seconds. */
export function useSwitch<Row extends Switched>(
  toggle: (row: Row, is_active: boolean) => Promise<Row>,
) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  const turn = (row: Row, is_active: boolean) =>
    attempt(async () => {
      const next = await toggle(row, is_active);
      const title = is_active ? messages.switchedOn : messages.switchedOff;
      toast.success({
        title: formatMessage(title, { name: next.name }),
        action: {
          label: formatMessage(messages.undo),
          onPress: () => void attempt(() => toggle(next, !is_active)),
        },
      });
    });
  return turn;
}
