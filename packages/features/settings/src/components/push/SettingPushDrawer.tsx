import type { PushedSection, StoreSettings } from '@servery/api';
import { LoadState } from '@servery/screens';
import { FormDrawer, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSettingPreview } from '../../hooks/useSettingPushes.ts';
import { useSettingPushForm } from '../../hooks/useSettingPushForm.ts';
import { pushMessages as messages } from '../../messages/push.ts';
import { sectionMessages } from '../../messages/settings.ts';
import { SettingPushFields } from './SettingPushFields.tsx';

interface SettingPushDrawerProps {
  settings: Pick<StoreSettings, 'merchant_id' | 'profile'>;
  section: PushedSection;
  onClose: () => void;
}

const actions = { locked: messages.lock, default: messages.apply, free: messages.unlock };

/** Applies a section of an outlet’s settings to the other outlets of its group, with a preview. */
export function SettingPushDrawer({ settings, section, onClose }: SettingPushDrawerProps) {
  const { formatMessage } = useIntl();
  const { data: preview, error, mutate } = useSettingPreview(settings.merchant_id, section);
  const form = useSettingPushForm({ preview, onReload: () => void mutate(), onClose });
  const { mode, setMode, chosen, choose, drawer } = form;
  const isAlone = preview?.outlets.length === 0;
  return (
    <FormDrawer
      title={formatMessage(messages.title)}
      description={formatMessage(messages.from, {
        section: formatMessage(sectionMessages[section]),
        outlet: settings.profile.name,
      })}
      action={formatMessage(actions[mode], { count: chosen.length })}
      size="l"
      isReadOnly={!preview || isAlone}
      {...drawer}
      onClose={onClose}
    >
      {isAlone && (
        <Text as="p" tone="muted">
          {formatMessage(messages.onlyOutlet)}
        </Text>
      )}
      {!preview && (
        <LoadState
          level={3}
          lines={6}
          error={error}
          title={formatMessage(messages.failed)}
          forbidden={formatMessage(messages.forbidden)}
          onRetry={() => mutate()}
        />
      )}
      {preview && !isAlone && (
        <Stack gap="l">
          <SettingPushFields
            preview={preview}
            mode={mode}
            onModeChange={setMode}
            chosen={new Set(chosen.map(({ merchant }) => merchant.id))}
            onChoose={choose}
          />
        </Stack>
      )}
    </FormDrawer>
  );
}
