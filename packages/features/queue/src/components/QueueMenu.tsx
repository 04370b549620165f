import { deleteQueue, type Queue } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { ConfirmDialog, IconButton, Menu, MoreIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { actMessages as messages } from '../messages/act.ts';
import { formMessages } from '../messages/form.ts';
import { QueueForm } from './QueueForm.tsx';

interface QueueMenuProps {
  queue: Queue;
  merchantId: number | undefined;
  joinHref: string;
  displayHref: string;
  onCreated: (queue: Queue) => void;
}

const CodeDialog = lazy(() =>
  import('./CodeDialog.tsx').then((it) => ({ default: it.CodeDialog })),
);

/** Menu of the actions on a whole queue: show its code, edit it, delete it, or create another. */
export function QueueMenu({ queue, merchantId, joinHref, displayHref, onCreated }: QueueMenuProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useQueueAction(deleteQueue);
  const attempt = useErrorToast(useProblemText());
  const [dialog, setDialog] = useState<'code' | 'edit' | 'create' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const { id, version, name } = queue;
  const label = formatMessage(messages.manage, { queue: name });
  const item = (what: 'code' | 'edit' | 'create' | 'delete', text: string) => ({
    id: what,
    label: text,
    tone: what === 'delete' ? ('danger' as const) : ('neutral' as const),
    onAction: () => setDialog(what),
  });
  return (
    <>
      <Menu
        label={label}
        placement="bottom end"
        trigger={
          <IconButton label={label} emphasis="outline">
            <MoreIcon />
          </IconButton>
        }
        items={[
          item('code', formatMessage(messages.code)),
          item('edit', formatMessage(messages.edit)),
          item('create', formatMessage(formMessages.create)),
          item('delete', formatMessage(messages.delete)),
        ]}
      />
      {dialog === 'code' && (
        <Suspense fallback={null}>
          <CodeDialog queue={queue} joinHref={joinHref} displayHref={displayHref} onClose={close} />
        </Suspense>
      )}
      {(dialog === 'edit' || dialog === 'create') && (
        <QueueForm
          queue={dialog === 'edit' ? queue : null}
          merchantId={merchantId}
          onSaved={onCreated}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        onOpenChange={(isOpen) => isOpen || close()}
        tone="danger"
        title={formatMessage(messages.deleteTitle, { queue: name })}
        confirmLabel={formatMessage(messages.delete)}
        onConfirm={() => attempt(() => trigger({ params: { id }, body: { version } }))}
      >
        {formatMessage(messages.deleteText)}
      </ConfirmDialog>
    </>
  );
}
