import { changeTable, type Table } from '@servery/api';
import { useRights } from '@servery/api/user';
import { useErrorToast } from '@servery/screens';
import { Button, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useTableAction } from '../hooks/useTableAction.ts';
import { actMessages as messages } from '../messages/act.ts';
import { requestedAt } from './StateBadge.tsx';

/**
 * Button that marks the requests of a table's guests as answered. Renders nothing without requests
 * or permission.
 */
export function AnswerButton({ table, size }: { table: Table; size?: 's' }) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const attempt = useErrorToast(useProblemText());
  const { trigger, isMutating } = useTableAction(changeTable);
  const { id, version, name } = table;
  if (requestedAt(table) === null || !may('table.occupy')) return null;
  const answer = () =>
    attempt(async () => {
      await trigger({ params: { id }, body: { action: 'answer', version } });
      toast.success({ title: formatMessage(messages.answered, { name }) });
    });
  return (
    <Button
      size={size}
      tone="accent"
      emphasis="solid"
      isPending={isMutating}
      aria-label={formatMessage(messages.answerAt, { name })}
      onPress={() => void answer()}
    >
      {formatMessage(messages.answer)}
    </Button>
  );
}
