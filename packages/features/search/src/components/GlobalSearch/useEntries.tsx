import type { SearchContact, SearchFile } from '@servery/api';
import { Avatar, CopyIcon, FileIcon, type LinkTarget } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { addressOf } from '../../contact.ts';
import type { Found } from '../../found.ts';
import { useCopyContact } from '../../hooks/useCopyContact.ts';
import { useFileSize } from '../../hooks/useFileSize.ts';
import { contactMessages, groupMessages } from '../../messages/globalSearch.ts';
import type { KnownPage } from '../../place.ts';

/** A result as a row displays it. */
export interface Entry {
  key: string;
  icon: ReactNode;
  title: string;
  note?: ReactNode;
  figure?: ReactNode;
  target?: LinkTarget;
  /** An action other than following a link. */
  action?: () => void;
}

/** A heading and its results. */
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

/** Browsers don't open `data:` URLs in a new tab, so such a file is downloaded instead. */
const fileTarget = ({ file, title }: SearchFile): LinkTarget =>
  file.startsWith('data:') ? { href: file, download: title } : { href: file, isExternal: true };

/** Returns the results as groups of rows; empty groups are omitted. */
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
    const note = `${email} · ${formatMessage(contactMessages.copyHint)}`;
    return { ...common, note, figure: <CopyIcon />, action: () => void copy(contact) };
  };
  return [
    { title: formatMessage(groupMessages.Pages), entries: pages.map(pageEntry) },
    { title: formatMessage(groupMessages.Files), entries: files.map(fileEntry) },
    { title: formatMessage(groupMessages.Contacts), entries: contacts.map(contactEntry) },
  ].filter(({ entries }) => entries.length > 0);
}
