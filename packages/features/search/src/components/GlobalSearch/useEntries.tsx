import type { SearchContact, SearchFile } from '@servery/api';
import { Avatar, CopyIcon, FileIcon, type LinkTarget } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { addressOf } from '../../contact.ts';
import type { Found } from '../../found.ts';
import { useCopyContact } from '../../hooks/useCopyContact.ts';
import { useFileSize } from '../../hooks/useFileSize.ts';
import { contactWords, groupWords } from '../../messages/globalSearch.ts';
import type { KnownPage } from '../../place.ts';

/** One result as a row shows it. */
export interface Entry {
  key: string;
  icon: ReactNode;
  title: string;
  note?: ReactNode;
  figure?: ReactNode;
  target?: LinkTarget;
  /** What it does besides leading somewhere. */
  act?: () => void;
}

/** Results under their heading. */
export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}

const pageEntry = ({ page, place }: KnownPage): Entry => ({
  key: `page ${page.id}`,
  icon: place.icon ?? <FileIcon />,
  title: place.title,
  note: place.section,
  target: { href: place.href },
});

/** Browsers show no `data:` address in a tab of its own: such a file is saved instead. */
const fileTarget = ({ file, title }: SearchFile): LinkTarget =>
  file.startsWith('data:') ? { href: file, download: title } : { href: file, isExternal: true };

/** What was found, as rows in groups; groups without a row are left out. */
export function useEntries({ pages, files, contacts }: Found): EntryGroup[] {
  const { formatMessage, formatDate } = useIntl();
  const sizeOf = useFileSize();
  const copy = useCopyContact();
  const fileEntry = (file: SearchFile): Entry => ({
    key: `file ${file.file}`,
    icon: <FileIcon />,
    title: file.title,
    note: file.by,
    figure: sizeOf(file.size),
    target: fileTarget(file),
  });
  const contactEntry = (contact: SearchContact): Entry => {
    const { title, email, img, date } = contact;
    const href = addressOf(contact);
    const common: Entry = {
      key: `contact ${email}`,
      icon: <Avatar name={title} src={img} size="s" isDecorative />,
      title,
      note: email,
      figure: date && formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' }),
    };
    if (href) return { ...common, target: { href } };
    const why = `${email} · ${formatMessage(contactWords.copyHint)}`;
    return { ...common, note: why, figure: <CopyIcon />, act: () => void copy(contact) };
  };
  return [
    { title: formatMessage(groupWords.Pages), entries: pages.map(pageEntry) },
    { title: formatMessage(groupWords.Files), entries: files.map(fileEntry) },
    { title: formatMessage(groupWords.Contacts), entries: contacts.map(contactEntry) },
  ].filter(({ entries }) => entries.length > 0);
}
