import { emailLabels, emailPlaces, type EmailPlace } from '@servery/api/template';
import {
  AlertIcon,
  DeleteIcon,
  EditIcon,
  FileIcon,
  InboxIcon,
  LinkButton,
  Nav,
  Pill,
  SendIcon,
  Stack,
  StarIcon,
  Text,
  VisuallyHidden,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readEmail, writeEmail, type EmailView } from '../emailView.ts';
import {
  draftMessages,
  labelMessages,
  listMessages,
  placeMessages,
  unreadMessages,
} from '../messages/list.ts';
import { bullet, dot } from './email.css.ts';
import { labelTones } from './labelTones.ts';

export interface PlacesProps {
  address: string;
  /** The numbers of unread emails in the inbox and in spam, and of all drafts. */
  counts: Partial<Record<EmailPlace, number>> | undefined;
}

const icons: Readonly<Record<EmailPlace, ReactNode>> = {
  inbox: <InboxIcon />,
  sent: <SendIcon />,
  draft: <FileIcon />,
  starred: <StarIcon />,
  spam: <AlertIcon />,
  trash: <DeleteIcon />,
};

/** Navigation between folders and labels, with the "Compose" button. */
export function Places({ address, counts }: PlacesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { folder, label } = readEmail(address);
  const to = (place: Partial<EmailView>) =>
    writeEmail(address, { folder: 'inbox', label: '', q: '', mail: null, ...place });
  const countOf = (place: EmailPlace) => {
    const count = counts?.[place];
    if (!count) return undefined;
    const message = place === 'draft' ? draftMessages : unreadMessages;
    return (
      <Pill tone={place === 'inbox' ? 'accent' : 'neutral'}>
        <span aria-hidden>{formatNumber(count)}</span>
        <VisuallyHidden>{formatMessage(message, { count })}</VisuallyHidden>
      </Pill>
    );
  };
  return (
    <Stack gap="l">
      <LinkButton
        href={writeEmail(address, { compose: 'new' })}
        tone="accent"
        emphasis="solid"
        icon={<EditIcon />}
        isWide
      >
        {formatMessage(listMessages.compose)}
      </LinkButton>
      <Nav
        label={formatMessage(listMessages.folders)}
        variant="pills"
        orientation="vertical"
        items={emailPlaces.map((one) => ({
          id: one,
          href: to({ folder: one }),
          label: formatMessage(placeMessages[one]),
          icon: icons[one],
          end: countOf(one),
          isCurrent: !label && folder === one,
        }))}
      />
      <Stack gap="s">
        <Text size="s" tone="muted">
          {formatMessage(listMessages.labels)}
        </Text>
        <Nav
          label={formatMessage(listMessages.labels)}
          variant="pills"
          orientation="vertical"
          items={emailLabels.map((one) => ({
            id: one,
            href: to({ label: one }),
            label: formatMessage(labelMessages[one]),
            icon: (
              <span className={bullet}>
                <span className={dot} data-tone={labelTones[one]} />
              </span>
            ),
            isCurrent: label === one,
          }))}
        />
      </Stack>
    </Stack>
  );
}
