import { pushItem, type ItemPreview, type ItemPushOutlet } from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../messages/fields.ts';
import { itemPushMessages as messages } from '../messages/itemPushes.ts';
import { usePushItem } from './useItemPushes.ts';
import { useProblemText } from './useProblemText.ts';
import { useUndoItem } from './useUndoItem.ts';

interface PushValues {
  /** The ids of the outlets that are left out. */
  left_out: readonly number[];
}

const defaults: PushValues = { left_out: [] };

interface PushFormOptions {
  /** Undefined until it has loaded. */
  preview: ItemPreview | undefined;
  /** Reloads the preview, after someone else changed it. */
  onReload: () => void;
  onClose: () => void;
}

/** Whether a push adds an outlet’s item or changes it. */
export const isChanging = ({ state }: ItemPushOutlet): boolean =>
  state === 'missing' || state === 'differs';

/** Returns the form that pushes an item to the outlets that it changes, unless left out. */
export function useItemPushForm({ preview, onReload, onClose }: PushFormOptions) {
  const { formatMessage } = useIntl();
  const { trigger } = usePushItem();
  const { undo } = useUndoItem();
  const [isNoneChosen, setNoneChosen] = useState(false);
  const changing = (preview?.outlets ?? []).filter(isChanging);
  const chosenOf = ({ left_out }: Readonly<PushValues>) =>
    changing.filter(({ merchant }) => !left_out.includes(merchant.id));
  const form = useEndpointForm(pushItem, {
    defaults,
    toInput: ({ left_out }) => ({
      body: {
        item_id: preview?.item.id ?? null,
        version: preview?.item.version ?? null,
        outlets: chosenOf({ left_out }).map(({ merchant, item_id, version }) => ({
          merchant_id: merchant.id,
          item_id,
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
    explain: useProblemText(),
    messages: fieldMessages,
    onRefused: ({ code }) => {
      if (code === 'conflict' || code === 'notAllowedNow') onReload();
    },
  });
  const { left_out } = form.values;
  const chosen = chosenOf({ left_out });
  const submit = () => {
    setNoneChosen(chosen.length === 0);
    if (chosen.length > 0) void form.submit();
  };
  const isNothing = isNoneChosen && chosen.length === 0;
  return {
    chosen,
    choose: (id: number, isChosen: boolean) =>
      form.set('left_out', isChosen ? left_out.filter((one) => one !== id) : [...left_out, id]),
    chooseAll: () => form.set('left_out', []),
    chooseNone: () =>
      form.set(
        'left_out',
        changing.map(({ merchant }) => merchant.id),
      ),
    drawer: {
      ...form.drawer,
      formError: isNothing ? formatMessage(messages.chooseOutlet) : form.drawer.formError,
      onSubmit: submit,
    },
  };
}
