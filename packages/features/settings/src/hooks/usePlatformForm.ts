import {
  editPlatformSetting,
  getPlatformSetting,
  type Input,
  type PlatformSetting,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import { useEndpointForm, type FormValues } from '@servery/screens/form';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { settingsMessages } from '../messages/settings.ts';
import { useProblemText } from './useProblemText.ts';

interface PlatformFormOptions<Values extends object> {
  setting: PlatformSetting;
  defaults: Values;
  /** Returns the value of the setting. */
  toValue: (values: FormValues<Values>) => object | Promise<object>;
  /** Reloads the setting, after somebody else changed it. */
  onReload: () => void;
}

/** Returns the form of a setting of the platform. */
export function usePlatformForm<Values extends object>({
  setting: { type, version },
  defaults,
  toValue,
  onReload,
}: PlatformFormOptions<Values>) {
  const { formatMessage } = useIntl();
  const { trigger } = useAction(editPlatformSetting, { refreshes: [getPlatformSetting] });
  return useEndpointForm(editPlatformSetting, {
    defaults,
    toInput: async (values) => ({
      body: { type, version, value: await toValue(values) } as Input<
        typeof editPlatformSetting
      >['body'],
    }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(settingsMessages.saved) });
    },
    explain: useProblemText(),
    onRefused: ({ code }) => {
      if (code === 'conflict') onReload();
    },
  });
}
