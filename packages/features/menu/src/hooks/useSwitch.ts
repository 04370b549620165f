import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords as words } from '../messages/common.ts';
import { useTell } from './useTell.ts';

interface Switched {
  id: number;
  version: number;
  name: string;
  is_active: boolean;
}

/** Switches a row on or off and offers to take that back for ten seconds. */
export function useSwitch<Row extends Switched>(
  toggle: (row: Row, is_active: boolean) => Promise<Row>,
) {
  const { formatMessage } = useIntl();
  const tell = useTell();
  const turn = (row: Row, is_active: boolean) =>
    tell(async () => {
      const next = await toggle(row, is_active);
      const title = is_active ? words.switchedOn : words.switchedOff;
      toast.success({
        title: formatMessage(title, { name: next.name }),
        action: {
          label: formatMessage(words.undo),
          onPress: () => void tell(() => toggle(next, !is_active)),
        },
      });
    });
  return turn;
}
