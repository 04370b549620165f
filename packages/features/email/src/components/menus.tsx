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
import { labelWords, listWords, placeWords } from '../messages/list.ts';
import { bullet, dot } from './email.css.ts';
import { labelTones } from './labelTones.ts';

const targets = [
  ['inbox', <InboxIcon key="inbox" />],
  ['draft', <FileIcon key="draft" />],
  ['spam', <AlertIcon key="spam" />],
  ['trash', <DeleteIcon key="trash" />],
] as const;

/** Offers the folders that mails can be moved to: not the one where they are. */
export function MoveMenu(props: { from: string; onMove: (folder: EmailFolder) => void }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(listWords.move);
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
          label: formatMessage(placeWords[folder]),
          icon,
          onAction: () => props.onMove(folder),
        }))}
    />
  );
}

interface LabelMenuProps {
  /** Labels that all of what is meant have. */
  labels: readonly EmailLabel[];
  onToggle: (label: EmailLabel) => void;
}

/** The labels as entries of a menu, each on or off. */
export function useLabelEntry({ labels, onToggle }: LabelMenuProps): MenuEntry {
  const { formatMessage } = useIntl();
  return {
    type: 'section',
    id: 'labels',
    title: formatMessage(listWords.labels),
    selectionMode: 'multiple',
    selectedKeys: labels,
    onSelectionChange: (keys) => {
      const changed = emailLabels.find((one) => keys.includes(one) !== labels.includes(one));
      if (changed) onToggle(changed);
    },
    items: emailLabels.map((one) => ({
      id: one,
      label: formatMessage(labelWords[one]),
      icon: (
        <span className={bullet}>
          <span className={dot} data-tone={labelTones[one]} />
        </span>
      ),
    })),
  };
}

/** Puts labels on mails and takes them off. */
export function LabelMenu(props: LabelMenuProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(listWords.label);
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
