import {
  pushSetting,
  type SettingOutlet,
  type SettingPreview,
  type SettingPushMode,
} from '@servery/api';
import { outletState } from '@servery/domain/setting-pushes';
import { useEndpointForm } from '@servery/screens/form';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pushMessages as messages } from '../messages/push.ts';
import { usePushProblemText } from './useProblemText.ts';
import { usePushSetting } from './useSettingPushes.ts';
import { useUndoPush } from './useUndoPush.ts';

interface PushValues {
  mode: SettingPushMode;
  /** The ids of the outlets that are left out. */
  left_out: readonly number[];
}

const defaults: PushValues = { mode: 'locked', left_out: [] };

interface PushFormOptions {
  /** Undefined until it has loaded. */
  preview: SettingPreview | undefined;
  /** Reloads the preview, after someone else changed it. */
  onReload: () => void;
  onClose: () => void;
}

/** Returns the form that pushes a section to the outlets that it changes, unless left out. */
export function useSettingPushForm({ preview, onReload, onClose }: PushFormOptions) {
  const { formatMessage } = useIntl();
  const { trigger } = usePushSetting();
  const { undo } = useUndoPush();
  const [isNoneChosen, setNoneChosen] = useState(false);
  const chosenOf = ({ mode, left_out }: Readonly<PushValues>): SettingOutlet[] =>
    (preview?.outlets ?? []).filter(
      (outlet) =>
        outletState(outlet, mode, preview!.merchant.id) === 'change' &&
        !left_out.includes(outlet.merchant.id),
    );
  const form = useEndpointForm(pushSetting, {
    defaults,
    toInput: ({ mode, left_out }) => ({
      body: {
        merchant_id: preview?.merchant.id ?? null,
        section: preview?.section ?? null,
        mode,
        version: preview?.version ?? null,
        outlets: chosenOf({ mode, left_out }).map(({ merchant, version }) => ({
          merchant_id: merchant.id,
          version,
        })),
      },
    }),
    send: async (input) => {
      const push = await trigger(input);
      toast.success({
        title: formatMessage(messages.pushed, { count: push.outlets }),
        action: { label: formatMessage(messages.undo), onPress: () => void undo(push) },
      });
      onClose();
    },
    explain: usePushProblemText(),
    onRefused: ({ code }) => {
      if (code === 'conflict' || code === 'notAllowedNow') onReload();
    },
  });
  const { mode, left_out } = form.values;
  const chosen = chosenOf({ mode, left_out });
  const submit = () => {
    setNoneChosen(chosen.length === 0);
    if (chosen.length > 0) void form.submit();
  };
  const isNothing = isNoneChosen && chosen.length === 0;
  return {
    mode,
    setMode: (next: SettingPushMode) => form.set('mode', next),
    chosen,
    choose: (id: number, isChosen: boolean) =>
      form.set('left_out', isChosen ? left_out.filter((one) => one !== id) : [...left_out, id]),
    drawer: {
      ...form.drawer,
      formError: isNothing ? formatMessage(messages.chooseOutlet) : form.drawer.formError,
      onSubmit: submit,
    },
  };
}
