import { changeTable, type Table } from '@servery/api';
import { isTaken } from '@servery/domain/tables';
import { Button, IconButton, Menu, MoreIcon, toast, type MenuItem } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useOccupy } from '../hooks/useOccupy.ts';
import { useRights } from '@servery/api/user';
import { useErrorToast } from '@servery/screens';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useTableAction } from '../hooks/useTableAction.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { actMessages as messages } from '../messages/act.ts';
import { stateMessages } from '../messages/state.ts';

/** The actions that need a dialog. */
export type Ask = 'seat' | 'hold' | 'link' | 'edit';

export interface TableActionsProps {
  table: Table;
  onAsk: (what: Ask) => void;
}

type Step = 'clean' | 'release' | 'activate' | 'deactivate' | 'unlink';

/** The actions of a table: the most likely as a button, all others in a menu. */
export function TableActions({ table, onAsk }: TableActionsProps) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const attempt = useErrorToast(useProblemText());
  const occupy = useOccupy();
  const { trigger } = useTableAction(changeTable);
  const { id, version, name, state, main_id, linked } = table;
  const step = (action: Step) =>
    attempt(async () => {
      const next = await trigger({ params: { id }, body: { action, version } });
      const values = { name: next.name, state: formatMessage(stateMessages[next.state]) };
      toast.success({ title: formatMessage(messages.done, values) });
    });
  const isLed = main_id !== null;
  const canOccupy = may('table.occupy') && !isLed;
  const canSeat = canOccupy && ['available', 'held', 'cleaning'].includes(state);
  const item = (key: Step | Ask, label: string, isShown: boolean): MenuItem[] => {
    const opensDialog = key === 'seat' || key === 'hold' || key === 'link' || key === 'edit';
    const onAction = () => (opensDialog ? onAsk(key) : void step(key));
    return isShown ? [{ id: key, label, onAction }] : [];
  };
  const items = [
    ...item('clean', formatMessage(messages.clean), canOccupy && state === 'cleaning'),
    ...item('hold', formatMessage(messages.hold), canOccupy && state === 'available'),
    ...item('release', formatMessage(messages.release), canOccupy && state === 'held'),
    ...item(
      'link',
      formatMessage(messages.link),
      may('table.move') && !isLed && state !== 'out_of_service',
    ),
    ...item('unlink', formatMessage(messages.unlink), may('table.move') && linked.length > 0),
    ...item('edit', formatMessage(messages.edit), may('table.edit')),
    ...item(
      'deactivate',
      formatMessage(messages.deactivate),
      may('table.edit') && state === 'available' && linked.length === 0,
    ),
    ...item(
      'activate',
      formatMessage(messages.activate),
      may('table.edit') && state === 'out_of_service',
    ),
  ];
  return (
    <>
      <AnswerButton table={table} size="s" />
      {canSeat && (
        <Button size="s" onPress={() => onAsk('seat')}>
          {formatMessage(messages.seat)}
        </Button>
      )}
      {canOccupy && isTaken(state) && table.owed === 0 && (
        <Button size="s" tone="neutral" onPress={() => void occupy(table, false)}>
          {formatMessage(messages.free)}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label={formatMessage(messages.more, { name })}
          placement="bottom end"
          items={items}
          trigger={
            <IconButton size="s" label={formatMessage(messages.more, { name })}>
              <MoreIcon />
            </IconButton>
          }
        />
      )}
    </>
  );
}
