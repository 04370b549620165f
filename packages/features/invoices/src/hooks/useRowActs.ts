import { deleteInvoice, type InvoiceRow } from '@servery/api/template';
import { useClient } from '@servery/api/client';
import { toast, useNavigation } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { ListView } from '../listView.ts';
import { deletedMessage, duplicatedMessage, listWords } from '../messages/list.ts';
import { places } from '../places.ts';
import { useInvoiceChanges } from './useInvoiceChanges.ts';
import { useInvoices } from './useInvoices.ts';
import { useTold } from './useTold.ts';
import { numberOf } from '../numberOf.ts';

/** What the list does with a row: it goes at once, and comes back with a word where the host refuses. */
export function useRowActs(view: ListView) {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const { mutate } = useInvoices(view);
  const { restore, duplicate } = useInvoiceChanges();
  const navigation = useNavigation();
  const told = useTold();
  return {
    remove: ({ id }: InvoiceRow) =>
      told(async () => {
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
            label: formatMessage(listWords.undo),
            onPress: () => void told(() => restore({ body: { id } })),
          },
        });
      }),
    duplicate: ({ id }: InvoiceRow) =>
      told(async () => {
        const { invoice } = await duplicate({ body: { id } });
        toast.success({
          title: formatMessage(duplicatedMessage, { number: numberOf(invoice.id) }),
          action: {
            label: formatMessage(listWords.open),
            onPress: () => navigation?.navigate(places.edit(invoice.id)),
          },
        });
      }),
  };
}
