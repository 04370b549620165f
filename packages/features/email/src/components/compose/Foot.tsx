import type { EmailLabel } from '@servery/api/template';
import { AttachIcon, DeleteIcon, IconButton, Menu, MoreIcon, PrinterIcon } from '@servery/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useWholeTime } from '../../hooks/useMailTime.ts';
import { composeWords as words, willBeSentWords } from '../../messages/compose.ts';
import { readerWords } from '../../messages/reader.ts';
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

/** What becomes of a mail that is being written, and how it is kept until then. */
export function Foot({ drafting, isPlain, isSpelled, ...on }: FootProps) {
  const { formatMessage } = useIntl();
  const when = useWholeTime();
  const files = useRef<HTMLInputElement>(null);
  const { draft, keeping, change, sendAt } = drafting;
  const toggle = (label: EmailLabel) =>
    change({
      labels: draft.labels.includes(label)
        ? draft.labels.filter((one) => one !== label)
        : [...draft.labels, label],
    });
  const said = {
    clean: sendAt ? formatMessage(willBeSentWords, { time: when(sendAt) }) : '',
    saving: formatMessage(words.saving),
    saved: formatMessage(sendAt ? words.savedScheduled : words.saved),
    failed: formatMessage(words.notSaved),
  }[keeping];
  const options = formatMessage(words.options);
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
      <IconButton label={formatMessage(words.attach)} onPress={() => files.current?.click()}>
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
            title: formatMessage(words.message),
            selectionMode: 'multiple',
            selectedKeys: modes,
            onSelectionChange: (keys) => {
              on.onPlain(keys.includes('plain'));
              on.onSpelled(keys.includes('spelling'));
            },
            items: [
              { id: 'plain', label: formatMessage(words.plain) },
              { id: 'spelling', label: formatMessage(words.spelling) },
            ],
          },
          { type: 'separator', id: 'line' },
          {
            id: 'print',
            label: formatMessage(readerWords.print),
            icon: <PrinterIcon />,
            onAction: on.onPrint,
          },
        ]}
      />
      <span className={state} role="status">
        {said}
      </span>
      <IconButton tone="danger" label={formatMessage(words.discard)} onPress={on.onDiscard}>
        <DeleteIcon />
      </IconButton>
    </div>
  );
}
