import { chatStatuses, type ChatProfile } from '@servery/api/template';
import { CopyButton, Radio, RadioGroup, Skeleton, Stack, Switch } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useProfileChanges } from '../hooks/useProfileChanges.ts';
import { statusMessages } from '../messages/list.ts';
import { ownMessages as messages } from '../messages/own.ts';
import { AboutField } from './AboutField.tsx';
import { part } from './panel.css.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { Person } from './Person.tsx';

const AccountActions = lazy(async () => ({
  default: (await import('./AccountActions.tsx')).AccountActions,
}));

interface OwnPanelProps {
  profile: ChatProfile;
  onClose: () => void;
  onLogOut: () => void;
}

/** Panel with the user's profile, chat settings and account actions. */
export function OwnPanel({ profile, onClose, onLogOut }: OwnPanelProps) {
  const { formatMessage } = useIntl();
  const { change, remove } = useProfileChanges(profile);
  const { settings } = profile;
  const invitation = new URL('/register', location.href).href;
  return (
    <PanelFrame title={formatMessage(messages.title)} side="start" onClose={onClose}>
      <Stack gap="l">
        <Person person={profile} />
        <div className={part}>
          <AboutField about={profile.about} onSave={(about) => change({ about })} />
        </div>
        <div className={part}>
          <RadioGroup
            label={formatMessage(messages.status)}
            value={profile.status}
            onChange={(status) => void change({ status })}
          >
            {chatStatuses.map((status) => (
              <Radio key={status} value={status}>
                {formatMessage(statusMessages[status])}
              </Radio>
            ))}
          </RadioGroup>
        </div>
        <div className={part} role="group" aria-label={formatMessage(messages.settings)}>
          <Switch
            isRow
            description={formatMessage(messages.twoStepText)}
            isSelected={settings.isTwoStepAuthVerificationEnabled}
            onChange={(isOn) =>
              void change({ settings: { ...settings, isTwoStepAuthVerificationEnabled: isOn } })
            }
          >
            {formatMessage(messages.twoStep)}
          </Switch>
          <Switch
            isRow
            description={formatMessage(messages.notificationsText)}
            isSelected={settings.isNotificationsOn}
            onChange={(isNotificationsOn) =>
              void change({ settings: { ...settings, isNotificationsOn } })
            }
          >
            {formatMessage(messages.notifications)}
          </Switch>
        </div>
        <div className={part}>
          <CopyButton
            isLabelled
            text={invitation}
            labels={{ copy: formatMessage(messages.invite) }}
          />
          <Suspense fallback={<Skeleton shape="control" />}>
            <AccountActions onDelete={remove} onLogOut={onLogOut} />
          </Suspense>
        </div>
      </Stack>
    </PanelFrame>
  );
}
