import type { SearchFile } from '@servery/api';
import { Avatar, FileIcon, type CommandGroup } from '@servery/ui';
import { useIntl } from 'react-intl';
import { addressOf } from '../../contact.ts';
import type { Found } from '../../found.ts';
import { useCopyContact } from '../../hooks/useCopyContact.ts';
import { groupWords } from '../../messages/globalSearch.ts';

/** Follows an address as a press on a link would: browsers save what has no tab of its own. */
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

/** Files and people that answer what is typed, as commands. */
export function useResultGroups({ files, contacts }: Found): CommandGroup[] {
  const { formatMessage } = useIntl();
  const copy = useCopyContact();
  return [
    {
      id: 'files',
      title: formatMessage(groupWords.Files),
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
      title: formatMessage(groupWords.Contacts),
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
