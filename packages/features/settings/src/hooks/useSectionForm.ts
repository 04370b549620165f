import { editSetting, type Input, type Problem, type StoreSettings } from '@servery/api';
import { useEndpointForm, type FieldMessages, type FormValues } from '@servery/screens/form';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { SectionProps } from '../components/section.ts';
import { settingsMessages } from '../messages/settings.ts';
import { useProblemText } from './useProblemText.ts';
import { useSettingsAction } from './useSettingsAction.ts';

type Body = Input<typeof editSetting>['body'];
/** The body of an edit without the merchant and the version that it is based on. */
type Edit = Body extends infer One ? Omit<One, 'id' | 'version'> : never;

interface SectionFormOptions<Values extends object> {
  section: 'hours' | 'service_charge' | 'tax_classes' | 'trading' | 'brand' | 'payout';
  defaults: Values;
  toEdit: (values: FormValues<Values>) => Edit;
  messages?: FieldMessages;
  /** Returns the text of the toast after saving. */
  saved?: (settings: StoreSettings, body: Body) => string;
}

/** Returns the form of a section, which saves it and then shows the saved settings. */
export function useSectionForm<Values extends object>(
  { settings, merchantId, onSaved, onReload }: SectionProps,
  { section, defaults, toEdit, messages = {}, saved }: SectionFormOptions<Values>,
) {
  const { formatMessage } = useIntl();
  const { trigger } = useSettingsAction(editSetting);
  return useEndpointForm(editSetting, {
    defaults,
    toInput: (values) => ({
      body: {
        ...toEdit(values),
        type: section,
        id: merchantId || null,
        version: settings.versions[section],
      } as Body,
    }),
    send: async (input) => {
      const next = await trigger(input);
      toast.success({ title: saved?.(next, input.body) ?? formatMessage(settingsMessages.saved) });
      onSaved(next);
    },
    explain: useProblemText(),
    messages,
    onRefused: ({ code }: Problem) => {
      if (code === 'conflict') onReload();
    },
  });
}
