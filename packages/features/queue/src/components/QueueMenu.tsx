import { deleteQueue, type Queue } from '@servery/api';
import { ConfirmDialog, IconButton, Menu, MoreIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useTell } from '../hooks/useTell.ts';
import { actWords as words } from '../messages/act.ts';
import { commonWords } from '../messages/common.ts';
import { formWords } from '../messages/form.ts';
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

/** What is done with a queue as a whole: its code, its facts, its end, and another one. */
export function QueueMenu({ queue, merchantId, joinHref, displayHref, onCreated }: QueueMenuProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useQueueAction(deleteQueue);
  const tell = useTell();
  const [asked, setAsked] = useState<'code' | 'edit' | 'create' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const { id, version, name } = queue;
  const label = formatMessage(words.manage, { queue: name });
  const item = (what: 'code' | 'edit' | 'create' | 'delete', text: string) => ({
    id: what,
    label: text,
    tone: what === 'delete' ? ('danger' as const) : ('neutral' as const),
    onAction: () => setAsked(what),
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
          item('code', formatMessage(words.code)),
          item('edit', formatMessage(words.edit)),
          item('create', formatMessage(formWords.create)),
          item('delete', formatMessage(words.delete)),
        ]}
      />
      {asked === 'code' && (
        <Suspense fallback={null}>
          <CodeDialog queue={queue} joinHref={joinHref} displayHref={displayHref} onClose={close} />
        </Suspense>
      )}
      {(asked === 'edit' || asked === 'create') && (
        <QueueForm
          queue={asked === 'edit' ? queue : null}
          merchantId={merchantId}
          onSaved={onCreated}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onOpenChange={(isOpen) => isOpen || close()}
        tone="danger"
        title={formatMessage(words.deleteTitle, { queue: name })}
        confirmLabel={formatMessage(words.delete)}
        cancelLabel={formatMessage(commonWords.cancel)}
        onConfirm={() => tell(() => trigger({ params: { id }, body: { version } }))}
      >
        {formatMessage(words.deleteText)}
      </ConfirmDialog>
    </>
  );
}
