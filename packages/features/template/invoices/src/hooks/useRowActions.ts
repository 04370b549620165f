import { deleteInvoice, type InvoiceRow } from '@servery/api/template';
import { useClient } from '@servery/api/client';
import { toast, useNavigation } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { ListView } from '../listView.ts';
import { deletedMessage, duplicatedMessage, listMessages } from '../messages/list.ts';
import { places } from '../places.ts';
import { useInvoiceChanges } from './useInvoiceChanges.ts';
import { useInvoices } from './useInvoices.ts';
import { useToastedProblem } from './useToastedProblem.ts';
import { numberOf } from '../numberOf.ts';

/**
 * Actions of the list on a row. A deletion is shown optimistically and reverted with a toast if the
 * request fails.
 */
export function useRowActions(view: ListView) {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const { mutate } = useInvoices(view);
  const { restore, duplicate } = useInvoiceChanges();
  const navigation = useNavigation();
  const withErrorToast = useToastedProblem();
  return {
    remove: ({ id }: InvoiceRow) =>
      withErrorToast(async () => {
        await mutate(
          async () => {
            await call(deleteInvoice, { query: { id } });
            return undefined;
          },
          {
            optimisticData: (now) => ({
              allData: now?.allData ?? [],
              total: Math.max(0, (now?.total ?? 1) - 1),
              invoices: (now?.invoices ?? []).filter((row) => row.id !== id),
            }),
            populateCache: false,
            rollbackOnError: true,
          },
        );
        toast.success({
          title: formatMessage(deletedMessage, { number: numberOf(id) }),
          action: {
            label: formatMessage(listMessages.undo),
            onPress: () => void withErrorToast(() => restore({ body: { id } })),
          },
        });
      }),
    duplicate: ({ id }: InvoiceRow) =>
      withErrorToast(async () => {
        const { invoice } = await duplicate({ body: { id } });
        toast.success({
          title: formatMessage(duplicatedMessage, { number: numberOf(invoice.id) }),
          action: {
            label: formatMessage(listMessages.open),
            onPress: () => navigation?.navigate(places.edit(invoice.id)),
          },
        });
      }),
  };
}
