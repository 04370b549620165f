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
import { labelWords, listWords, placeWords } from '../messages/list.ts';
import { head, onlyNarrow, searching, title } from './email.css.ts';
import type { PlacesProps } from './Places.tsx';

const PlacesDrawer = onDemand(async () => (await import('./PlacesDrawer.tsx')).PlacesDrawer);

interface HeadProps {
  address: string;
  counts: PlacesProps['counts'];
  search: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<EmailView>, isTyping?: boolean) => void;
}

/** Where one is and what is searched for; on small screens also the way to the other places. */
export function Head({ address, counts, search, onChange }: HeadProps) {
  const { formatMessage } = useIntl();
  const view = readEmail(address);
  const [text, write] = useTyped(view.q, (q) => onChange({ q }, true));
  const folders = formatMessage(listWords.folders);
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
          {formatMessage(view.label ? labelWords[view.label] : placeWords[view.folder])}
        </Heading>
      </span>
      <span className={onlyNarrow}>
        <LinkButton
          href={writeEmail(address, { compose: 'new' })}
          tone="accent"
          emphasis="solid"
          icon={<EditIcon />}
        >
          {formatMessage(listWords.compose)}
        </LinkButton>
      </span>
      <div className={searching}>
        <SearchField
          ref={search}
          label={formatMessage(listWords.search)}
          placeholder={formatMessage(listWords.search)}
          clearLabel={formatMessage(listWords.clearSearch)}
          maxLength={100}
          value={text}
          onChange={write}
        />
      </div>
    </div>
  );
}
