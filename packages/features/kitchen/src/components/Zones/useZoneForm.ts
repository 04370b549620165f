import { createKitchenZone, editKitchenZone, type KitchenZone } from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useZoneAction } from '../../hooks/useZoneAction.ts';
import { zonesFieldErrorMessages, zonesMessages } from '../../messages.ts';
import { valuesOf, inputOf } from './zoneForm.ts';

/** Returns the form of a zone; null is a new one. */
export function useZoneForm(zone: KitchenZone | null, merchantId: number | '', onDone: () => void) {
  const { formatMessage } = useIntl();
  const to = zone ? editKitchenZone : createKitchenZone;
  const { trigger } = useZoneAction(to);
  return useEndpointForm(to, {
    defaults: valuesOf(zone),
    toInput: (values) => {
      const input = inputOf(values);
      if (!zone) return { body: { merchant_id: merchantId || null, ...input } };
      const { id, version, is_active } = zone;
      return { params: { id }, body: { version, is_active, ...input } };
    },
    send: async (input) => {
      const { name } = await trigger(input);
      toast.success({ title: formatMessage(zonesMessages.saved, { name }) });
      onDone();
    },
    explain: useProblemText(),
    messages: zonesFieldErrorMessages,
  });
}
