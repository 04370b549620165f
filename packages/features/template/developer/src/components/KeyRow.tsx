import type { ApiKey, ApiKeyType } from '@servery/api/template';
import { actionMessages } from '@servery/screens/messages';
import {
  Badge,
  BlockIcon,
  EditIcon,
  Heading,
  IconButton,
  Menu,
  MoreIcon,
  Text,
  VisuallyHidden,
} from '@servery/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import {
  apiKeyMessages as messages,
  apiKeyTypeMessages,
  createdMessage,
  endingMessage,
} from '../messages/apiKeys.ts';
import * as styles from './apiKeys.css.ts';
import { KeySecret } from './KeySecret.tsx';

interface KeyRowProps {
  apiKey: ApiKey;
  /** The secret of a key that was just created; undefined once it's hidden. */
  secret: string | undefined;
  onHide: () => void;
  onRename: () => void;
  onRevoke: () => void;
}

const tones = {
  'full-control': 'warning',
  'read-write': 'info',
  'read-only': 'neutral',
} as const satisfies Record<ApiKeyType, string>;

/** An API key with its access, its date and its menu. */
export function KeyRow({ apiKey, secret, onHide, onRename, onRevoke }: KeyRowProps) {
  const { formatMessage, formatDate } = useIntl();
  const { name, type, ending, createdDate } = apiKey;
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = secret !== undefined;
  // The secret replaces the form's focus when it appears.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const hide = () => {
    heading.current?.focus();
    onHide();
  };
  const label = formatMessage(actionMessages.moreFor, { name });
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.name}>
          <Heading level={3} ref={heading}>
            <bdi>{name}</bdi>
          </Heading>
          <Badge tone={tones[type]}>{formatMessage(apiKeyTypeMessages[type])}</Badge>
        </div>
        <Menu
          label={label}
          placement="bottom end"
          trigger={
            <IconButton label={label}>
              <MoreIcon />
            </IconButton>
          }
          items={[
            {
              id: 'rename',
              label: formatMessage(messages.rename),
              icon: <EditIcon />,
              onAction: onRename,
            },
            {
              id: 'revoke',
              label: formatMessage(messages.revoke),
              icon: <BlockIcon />,
              tone: 'danger',
              onAction: onRevoke,
            },
          ]}
        />
      </div>
      {isNew ? (
        <KeySecret secret={secret} onHide={hide} />
      ) : (
        <p className={styles.masked}>
          <VisuallyHidden>{formatMessage(endingMessage, { ending })}</VisuallyHidden>
          <bdi aria-hidden dir="ltr">
            srv_••••••••{ending}
          </bdi>
        </p>
      )}
      <Text tone="muted">
        {formatMessage(createdMessage, { day: formatDate(createdDate, { dateStyle: 'long' }) })}
      </Text>
    </li>
  );
}
