import { changeTable, type Table } from '@servery/api';
import { isTaken } from '@servery/domain/tables';
import { Button, IconButton, Menu, MoreIcon, toast, type MenuItem } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useOccupy } from '../hooks/useOccupy.ts';
import { useRights } from '@servery/api/user';
import { useTableAction } from '../hooks/useTableAction.ts';
import { useTell } from '../hooks/useTell.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { actWords as words } from '../messages/act.ts';
import { stateWords } from '../messages/state.ts';

/** What is asked before it is done. */
export type Ask = 'seat' | 'hold' | 'link' | 'edit';

export interface TableActionsProps {
  table: Table;
  onAsk: (what: Ask) => void;
}

type Step = 'clean' | 'release' | 'activate' | 'deactivate' | 'unlink';

/** What can be done to a table now: the likely next step as a button, the rest in a menu. */
export function TableActions({ table, onAsk }: TableActionsProps) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const tell = useTell();
  const occupy = useOccupy();
  const { trigger } = useTableAction(changeTable);
  const { id, version, name, state, main_id, linked } = table;
  const step = (action: Step) =>
    tell(async () => {
      const next = await trigger({ params: { id }, body: { action, version } });
      const said = { name: next.name, state: formatMessage(stateWords[next.state]) };
      toast.success({ title: formatMessage(words.done, said) });
    });
  const isLed = main_id !== null;
  const canOccupy = may('table.occupy') && !isLed;
  const canSeat = canOccupy && ['available', 'held', 'cleaning'].includes(state);
  const item = (key: Step | Ask, label: string, isShown: boolean): MenuItem[] => {
    const isAsked = key === 'seat' || key === 'hold' || key === 'link' || key === 'edit';
    const onAction = () => (isAsked ? onAsk(key) : void step(key));
    return isShown ? [{ id: key, label, onAction }] : [];
  };
  const items = [
    ...item('clean', formatMessage(words.clean), canOccupy && state === 'cleaning'),
    ...item('hold', formatMessage(words.hold), canOccupy && state === 'available'),
    ...item('release', formatMessage(words.release), canOccupy && state === 'held'),
    ...item(
      'link',
      formatMessage(words.link),
      may('table.move') && !isLed && state !== 'out_of_service',
    ),
    ...item('unlink', formatMessage(words.unlink), may('table.move') && linked.length > 0),
    ...item('edit', formatMessage(words.edit), may('table.edit')),
    ...item(
      'deactivate',
      formatMessage(words.deactivate),
      may('table.edit') && state === 'available' && linked.length === 0,
    ),
    ...item(
      'activate',
      formatMessage(words.activate),
      may('table.edit') && state === 'out_of_service',
    ),
  ];
  return (
    <>
      <AnswerButton table={table} size="s" />
      {canSeat && (
        <Button size="s" onPress={() => onAsk('seat')}>
          {formatMessage(words.seat)}
        </Button>
      )}
      {canOccupy && isTaken(state) && table.owed === 0 && (
        <Button size="s" tone="neutral" onPress={() => void occupy(table, false)}>
          {formatMessage(words.free)}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label={formatMessage(words.more, { name })}
          placement="bottom end"
          items={items}
          trigger={
            <IconButton size="s" label={formatMessage(words.more, { name })}>
              <MoreIcon />
            </IconButton>
          }
        />
      )}
    </>
  );
}
