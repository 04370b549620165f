import { changeTable, type Table } from '@servery/api';
import { useRights } from '@servery/api/user';
import { Button, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useTableAction } from '../hooks/useTableAction.ts';
import { useTell } from '../hooks/useTell.ts';
import { actWords as words } from '../messages/act.ts';
import { askedAt } from './StateBadge.tsx';

/** Answers what the guests of a table asked for; nothing if they are not waiting. */
export function AnswerButton({ table, size }: { table: Table; size?: 's' }) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const tell = useTell();
  const { trigger, isMutating } = useTableAction(changeTable);
  const { id, version, name } = table;
  if (askedAt(table) === null || !may('table.occupy')) return null;
  const answer = () =>
    tell(async () => {
      await trigger({ params: { id }, body: { action: 'answer', version } });
      toast.success({ title: formatMessage(words.answered, { name }) });
    });
  return (
    <Button
      size={size}
      tone="accent"
      emphasis="solid"
      isPending={isMutating}
      aria-label={formatMessage(words.answerAt, { name })}
      onPress={() => void answer()}
    >
      {formatMessage(words.answer)}
    </Button>
  );
}
