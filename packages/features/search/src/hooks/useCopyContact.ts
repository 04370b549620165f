import type { SearchContact } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { nameOf } from '../contact.ts';
import { contactWords as words } from '../messages/globalSearch.ts';

/** Copies who somebody is, and says so. */
export function useCopyContact() {
  const { formatMessage } = useIntl();
  return async (contact: SearchContact): Promise<void> => {
    const text = nameOf(contact);
    try {
      await navigator.clipboard.writeText(text);
      toast.success({ title: formatMessage(words.copied, { text }) });
    } catch {
      toast.error({ title: formatMessage(words.notCopied) });
    }
  };
}
