import { createKitchenZone, editKitchenZone, Problem, type KitchenZone } from '@servery/api';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useZoneAction } from '../../hooks/useZoneAction.ts';
import { zonesWords } from '../../messages.ts';
import { refusedField, valuesOf, wishOf, type ZoneValues } from './zoneForm.ts';

/** The form of a zone, or of a new one: what was typed outlives every refusal. */
export function useZoneForm(zone: KitchenZone | null, merchantId: number | '', onDone: () => void) {
  const { formatMessage } = useIntl();
  const form = useForm<ZoneValues>({ defaultValues: valuesOf(zone), shouldFocusError: false });
  const [problem, setProblem] = useState<Problem | null>(null);
  const create = useZoneAction(createKitchenZone);
  const edit = useZoneAction(editKitchenZone);

  const refuse = (refusal: Problem) => {
    const fields = Object.entries(refusal.matter.fields ?? {});
    for (const [path, field] of fields) {
      const { name, words } = refusedField(path, field);
      form.setError(name, { type: 'server', message: formatMessage(words) });
    }
    if (fields.length === 0) setProblem(refusal);
  };
  const send = (values: ZoneValues) => {
    const wish = wishOf(values);
    if (!zone) return create.trigger({ body: { merchant_id: merchantId || null, ...wish } });
    const { id, version, is_active } = zone;
    return edit.trigger({ params: { id }, body: { version, is_active, ...wish } });
  };
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const { name } = await send(values);
      toast.success({ title: formatMessage(zonesWords.saved, { name }) });
      onDone();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refuse(error);
    }
  });
  return { form, problem, submit: () => void submit() };
}
