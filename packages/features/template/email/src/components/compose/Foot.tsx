import type { EmailLabel } from '@servery/api/template';
import { AttachIcon, DeleteIcon, IconButton, Menu, MoreIcon, PrinterIcon } from '@servery/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useWholeTime } from '../../hooks/useMailTime.ts';
import { composeMessages as messages, willBeSentMessages } from '../../messages/compose.ts';
import { readerMessages } from '../../messages/reader.ts';
import { useLabelEntry } from '../menus.tsx';
import { foot, state } from './compose.css.ts';
import { SendButton } from './SendButton.tsx';
import type { Drafting } from './useDraft.ts';

interface FootProps {
  drafting: Drafting;
  isPending: boolean;
  isPlain: boolean;
  isSpelled: boolean;
  onSend: (at: Date | null) => void;
  onAttach: (files: readonly File[]) => void;
  onPlain: (isPlain: boolean) => void;
  onSpelled: (isSpelled: boolean) => void;
  onPrint: () => void;
  onDiscard: () => void;
}

/** Footer of the compose window: send, attach, the save status and further actions. */
export function Foot({ drafting, isPlain, isSpelled, ...on }: FootProps) {
  const { formatMessage } = useIntl();
  const when = useWholeTime();
  const files = useRef<HTMLInputElement>(null);
  const { draft, saveStatus, change, sendAt } = drafting;
  const toggle = (label: EmailLabel) =>
    change({
      labels: draft.labels.includes(label)
        ? draft.labels.filter((one) => one !== label)
        : [...draft.labels, label],
    });
  const statusText = {
    clean: sendAt ? formatMessage(willBeSentMessages, { time: when(sendAt) }) : '',
    saving: formatMessage(messages.saving),
    saved: formatMessage(sendAt ? messages.savedScheduled : messages.saved),
    failed: formatMessage(messages.notSaved),
  }[saveStatus];
  const options = formatMessage(messages.options);
  const modes = [...(isPlain ? ['plain'] : []), ...(isSpelled ? ['spelling'] : [])];
  return (
    <div className={foot}>
      <SendButton
        onSend={on.onSend}
        onUnschedule={sendAt ? drafting.unschedule : undefined}
        isPending={on.isPending}
      />
      <input
        ref={files}
        type="file"
        multiple
        hidden
        data-attach
        onChange={({ target }) => {
          on.onAttach([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton label={formatMessage(messages.attach)} onPress={() => files.current?.click()}>
        <AttachIcon />
      </IconButton>
      <Menu
        label={options}
        trigger={
          <IconButton label={options}>
            <MoreIcon />
          </IconButton>
        }
        items={[
          useLabelEntry({ labels: draft.labels, onToggle: toggle }),
          {
            type: 'section',
            id: 'modes',
            title: formatMessage(messages.message),
            selectionMode: 'multiple',
            selectedKeys: modes,
            onSelectionChange: (keys) => {
              on.onPlain(keys.includes('plain'));
              on.onSpelled(keys.includes('spelling'));
            },
            items: [
              { id: 'plain', label: formatMessage(messages.plain) },
              { id: 'spelling', label: formatMessage(messages.spelling) },
            ],
          },
          { type: 'separator', id: 'line' },
          {
            id: 'print',
            label: formatMessage(readerMessages.print),
            icon: <PrinterIcon />,
            onAction: on.onPrint,
          },
        ]}
      />
      <span className={state} role="status">
        {statusText}
      </span>
      <IconButton tone="danger" label={formatMessage(messages.discard)} onPress={on.onDiscard}>
        <DeleteIcon />
      </IconButton>
    </div>
  );
}
