import { rightMessages } from '@servery/account/messages';
import type { UserInfo } from '@servery/api';
import { FeatureOff } from '@servery/screens/feature-off';
import { EmptyState, LinkButton, LockIcon, SearchIcon } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Access, Route } from '../boot/screen.ts';
import { featureOffOf } from './isRefused.ts';
import { lateMessages, refusedText } from './lateMessages.ts';
import { shellMessages as messages } from './messages.ts';

/** The names of permissions; a test requires one for each screen. */
const names: Readonly<Partial<Record<Access, MessageDescriptor>>> = rightMessages;

interface NoScreenProps {
  /** The page that the user can't open; undefined if it doesn't exist. */
  route: Route | undefined;
  user: UserInfo;
}

/**
 * Shown in place of a screen that doesn't exist, whose permission the user lacks, or whose feature is
 * off.
 */
export default function NoScreen({ route, user }: NoScreenProps) {
  const { formatMessage } = useIntl();
  const right = route && names[route.access];
  const off = route && featureOffOf(route, user);
  const home = <LinkButton href="/">{formatMessage(lateMessages.toHome)}</LinkButton>;
  if (off) return <FeatureOff {...off} level={1} action={home} />;
  return (
    <EmptyState
      level={1}
      icon={route ? <LockIcon /> : <SearchIcon />}
      title={formatMessage(route ? lateMessages.refused : messages.lost)}
      action={home}
    >
      {route === undefined
        ? formatMessage(lateMessages.lostText)
        : right && formatMessage(refusedText, { right: formatMessage(right) })}
    </EmptyState>
  );
}
