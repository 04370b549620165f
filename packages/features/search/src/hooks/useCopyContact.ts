import type { SearchContact } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { nameOf } from '../contact.ts';
import { contactMessages as messages } from '../messages/globalSearch.ts';

/** Returns a function that copies a person's name and username and shows a toast. */
export function useCopyContact() {
  const { formatMessage } = useIntl();
  return async (contact: SearchContact): Promise<void> => {
    const text = nameOf(contact);
    try {
      await navigator.clipboard.writeText(text);
      toast.success({ title: formatMessage(messages.copied, { text }) });
    } catch {
      toast.error({ title: formatMessage(messages.notCopied) });
    }
  };
}
