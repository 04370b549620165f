import {
  EditIcon,
  Heading,
  IconButton,
  LinkButton,
  SidebarIcon,
  SearchField,
  onDemand,
  useTyped,
} from '@servery/ui';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { readEmail, writeEmail, type EmailView } from '../emailView.ts';
import { labelMessages, listMessages, placeMessages } from '../messages/list.ts';
import { head, onlyNarrow, searching, title } from './email.css.ts';
import type { PlacesProps } from './Places.tsx';

const PlacesDrawer = onDemand(async () => (await import('./PlacesDrawer.tsx')).PlacesDrawer);

interface HeadProps {
  address: string;
  counts: PlacesProps['counts'];
  search: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<EmailView>, isTyping?: boolean) => void;
}

/**
 * Heading with the current folder or label and the search field; on small screens also the button
 * for the other folders.
 */
export function Head({ address, counts, search, onChange }: HeadProps) {
  const { formatMessage } = useIntl();
  const view = readEmail(address);
  const [text, write] = useTyped(view.q, (q) => onChange({ q }, true));
  const folders = formatMessage(listMessages.folders);
  return (
    <div className={head}>
      <span className={onlyNarrow}>
        <PlacesDrawer address={address} counts={counts}>
          {(open) => (
            <IconButton label={folders} emphasis="outline" onPress={open}>
              <SidebarIcon />
            </IconButton>
          )}
        </PlacesDrawer>
      </span>
      <span className={title}>
        <Heading level={1}>
          {formatMessage(view.label ? labelMessages[view.label] : placeMessages[view.folder])}
        </Heading>
      </span>
      <span className={onlyNarrow}>
        <LinkButton
          href={writeEmail(address, { compose: 'new' })}
          tone="accent"
          emphasis="solid"
          icon={<EditIcon />}
        >
          {formatMessage(listMessages.compose)}
        </LinkButton>
      </span>
      <div className={searching}>
        <SearchField
          ref={search}
          label={formatMessage(listMessages.search)}
          placeholder={formatMessage(listMessages.search)}
          maxLength={100}
          value={text}
          onChange={write}
        />
      </div>
    </div>
  );
}
