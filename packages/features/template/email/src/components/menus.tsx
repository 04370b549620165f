import { emailLabels, type EmailFolder, type EmailLabel } from '@servery/api/template';
import {
  AlertIcon,
  DeleteIcon,
  FileIcon,
  IconButton,
  InboxIcon,
  Menu,
  type MenuEntry,
  MoveIcon,
  TagIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { labelMessages, listMessages, placeMessages } from '../messages/list.ts';
import { bullet, dot } from './email.css.ts';
import { labelTones } from './labelTones.ts';

const targets = [
  ['inbox', <InboxIcon key="inbox" />],
  ['draft', <FileIcon key="draft" />],
  ['spam', <AlertIcon key="spam" />],
  ['trash', <DeleteIcon key="trash" />],
] as const;

/** Menu of the folders to move emails to, except their current one. */
export function MoveMenu(props: { from: string; onMove: (folder: EmailFolder) => void }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(listMessages.move);
  return (
    <Menu
      label={label}
      trigger={
        <IconButton size="s" label={label}>
          <MoveIcon />
        </IconButton>
      }
      items={targets
        .filter(([folder]) => folder !== props.from)
        .map(([folder, icon]) => ({
          id: folder,
          label: formatMessage(placeMessages[folder]),
          icon,
          onAction: () => props.onMove(folder),
        }))}
    />
  );
}

interface LabelMenuProps {
  /** The labels that all affected emails have. */
  labels: readonly EmailLabel[];
  onToggle: (label: EmailLabel) => void;
}

/** Returns the menu section with a toggle per label. */
export function useLabelEntry({ labels, onToggle }: LabelMenuProps): MenuEntry {
  const { formatMessage } = useIntl();
  return {
    type: 'section',
    id: 'labels',
    title: formatMessage(listMessages.labels),
    selectionMode: 'multiple',
    selectedKeys: labels,
    onSelectionChange: (keys) => {
      const changed = emailLabels.find((one) => keys.includes(one) !== labels.includes(one));
      if (changed) onToggle(changed);
    },
    items: emailLabels.map((one) => ({
      id: one,
      label: formatMessage(labelMessages[one]),
      icon: (
        <span className={bullet}>
          <span className={dot} data-tone={labelTones[one]} />
        </span>
      ),
    })),
  };
}

/** Menu that adds and removes labels. */
export function LabelMenu(props: LabelMenuProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(listMessages.label);
  return (
    <Menu
      label={label}
      trigger={
        <IconButton size="s" label={label}>
          <TagIcon />
        </IconButton>
      }
      items={[useLabelEntry(props)]}
    />
  );
}
