import type { SettingPush } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pushMessages as messages } from '../messages/push.ts';
import { usePushProblemText } from './useProblemText.ts';
import { useUndoSettingPush } from './useSettingPushes.ts';

/**
 * Returns a function that undoes a push of settings and shows in a toast how many outlets have their
 * earlier settings again and which ones don’t, and whether one is being undone.
 */
export function useUndoPush() {
  const { formatList, formatMessage } = useIntl();
  const attempt = useErrorToast(usePushProblemText());
  const { trigger, isMutating } = useUndoSettingPush();
  const undo = ({ id }: Pick<SettingPush, 'id'>) =>
    attempt(async () => {
      const { restored, kept } = await trigger({ params: { id }, body: {} });
      const outlets = formatList(kept.map(({ name }) => name));
      toast.success({
        title: formatMessage(messages.undone, { count: restored }),
        ...(kept.length > 0 && { text: formatMessage(messages.kept, { outlets }) }),
      });
    });
  return { undo, isUndoing: isMutating };
}
