import type { SearchFile } from '@servery/api';
import { Avatar, FileIcon, type CommandGroup } from '@servery/ui';
import { useIntl } from 'react-intl';
import { addressOf } from '../../contact.ts';
import type { Found } from '../../found.ts';
import { useCopyContact } from '../../hooks/useCopyContact.ts';
import { groupMessages } from '../../messages/globalSearch.ts';

/** Opens a URL as a pressed link would, in a new tab, or downloads it. */
function follow(href: string, saveAs?: string): void {
  const link = document.createElement('a');
  link.href = href;
  if (saveAs !== undefined) link.download = saveAs;
  else if (/^https?:|^\//.test(href)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  link.click();
}

const open = ({ file, title }: SearchFile) =>
  follow(file, file.startsWith('data:') ? title : undefined);

/** Returns files and people that match the search text, as commands. */
export function useResultGroups({ files, contacts }: Found): CommandGroup[] {
  const { formatMessage } = useIntl();
  const copy = useCopyContact();
  return [
    {
      id: 'files',
      title: formatMessage(groupMessages.Files),
      isMatched: true,
      commands: files.map((file) => ({
        id: `file ${file.file}`,
        label: file.title,
        description: file.by,
        icon: <FileIcon />,
        onAction: () => open(file),
      })),
    },
    {
      id: 'contacts',
      title: formatMessage(groupMessages.Contacts),
      isMatched: true,
      commands: contacts.map((contact) => ({
        id: `contact ${contact.email}`,
        label: contact.title,
        description: contact.email,
        icon: <Avatar name={contact.title} src={contact.img} size="s" isDecorative />,
        onAction: () => {
          const href = addressOf(contact);
          if (href) follow(href);
          else void copy(contact);
        },
      })),
    },
  ];
}
