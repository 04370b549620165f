import { chatStatuses, type ChatProfile } from '@servery/api/template';
import { CopyButton, Radio, RadioGroup, Skeleton, Stack, Switch } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useProfileChanges } from '../hooks/useProfileChanges.ts';
import { statusWords } from '../messages/list.ts';
import { ownWords as words } from '../messages/own.ts';
import { AboutField } from './AboutField.tsx';
import { part } from './panel.css.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { Person } from './Person.tsx';

const WaysOut = lazy(async () => ({ default: (await import('./WaysOut.tsx')).WaysOut }));

interface OwnPanelProps {
  profile: ChatProfile;
  onClose: () => void;
  onLogOut: () => void;
}

/** Who one is to others, how one is reached, and the ways out. */
export function OwnPanel({ profile, onClose, onLogOut }: OwnPanelProps) {
  const { formatMessage } = useIntl();
  const { change, remove } = useProfileChanges(profile);
  const { settings } = profile;
  const invitation = new URL('/register', location.href).href;
  return (
    <PanelFrame title={formatMessage(words.title)} side="start" onClose={onClose}>
      <Stack gap="l">
        <Person person={profile} />
        <div className={part}>
          <AboutField about={profile.about} onSave={(about) => change({ about })} />
        </div>
        <div className={part}>
          <RadioGroup
            label={formatMessage(words.status)}
            value={profile.status}
            onChange={(status) => void change({ status })}
          >
            {chatStatuses.map((status) => (
              <Radio key={status} value={status}>
                {formatMessage(statusWords[status])}
              </Radio>
            ))}
          </RadioGroup>
        </div>
        <div className={part} role="group" aria-label={formatMessage(words.settings)}>
          <Switch
            isRow
            description={formatMessage(words.twoStepText)}
            isSelected={settings.isTwoStepAuthVerificationEnabled}
            onChange={(isOn) =>
              void change({ settings: { ...settings, isTwoStepAuthVerificationEnabled: isOn } })
            }
          >
            {formatMessage(words.twoStep)}
          </Switch>
          <Switch
            isRow
            description={formatMessage(words.notificationsText)}
            isSelected={settings.isNotificationsOn}
            onChange={(isNotificationsOn) =>
              void change({ settings: { ...settings, isNotificationsOn } })
            }
          >
            {formatMessage(words.notifications)}
          </Switch>
        </div>
        <div className={part}>
          <CopyButton
            isLabelled
            text={invitation}
            words={{
              copy: formatMessage(words.invite),
              copied: formatMessage(words.invited),
              failed: formatMessage(words.notCopied),
            }}
          />
          <Suspense fallback={<Skeleton shape="control" />}>
            <WaysOut onDelete={remove} onLogOut={onLogOut} />
          </Suspense>
        </div>
      </Stack>
    </PanelFrame>
  );
}
