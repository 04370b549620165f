import { printNamed, type Printer } from '@servery/api';
import { useUser } from '@servery/api/user';
import { AddButton, ListBody, ListPage } from '@servery/screens/list';
import { Card, EmptyState, Grid, PrinterIcon, Skeleton, VisuallyHidden } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Agents } from '../components/Agents/Agents.tsx';
import { PrinterCard } from '../components/Printers/PrinterCard.tsx';
import { useNotifiedAction } from '../hooks/useNotifiedAction.ts';
import { usePrinters } from '../hooks/usePrinters.ts';
import { usePrinting } from '../hooks/usePrinting.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { commonMessages, printersMessages as messages } from '../messages.ts';

const PrinterDialog = lazy(async () => ({
  default: (await import('../components/Printers/PrinterDialog.tsx')).PrinterDialog,
}));

export interface PrintersProps {
  /** The merchant whose printers are shown; '' for the user's own. */
  merchantId: number | '';
}

/** The printers of a merchant with their status, settings and test pages. */
export function Printers({ merchantId }: PrintersProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = usePrinters(merchantId);
  const { data: user } = useUser();
  const { trigger: print } = usePrinting(printNamed);
  const action = useNotifiedAction();
  const explain = useProblemText();
  const [edited, setEdited] = useState<Printer | 'new' | null>(null);
  const grants = user?.rights.grants;
  const mayEdit = grants?.['print.settings'] === 'allow';
  const mayPrint = grants?.['print.job'] === 'allow';
  const test = ({ id: printer_id, name, merchant_id }: Printer) =>
    action(
      () =>
        print({
          params: { name: 'print_test_page' },
          body: { merchant_id: merchantId === '' ? null : merchant_id, printer_id },
        }),
      () => formatMessage(messages.tested, { name }),
    );
  const add = mayEdit && (
    <AddButton isDisabled={!data} onPress={() => setEdited('new')}>
      {formatMessage(messages.add)}
    </AddButton>
  );
  const printers = data?.aaData ?? [];
  return (
    <ListPage title={formatMessage(messages.title)} actions={printers.length > 0 && add}>
      <ListBody
        error={error}
        data={data}
        explain={explain}
        forbiddenTitle={formatMessage(commonMessages.refused)}
        forbidden={formatMessage(commonMessages.refusedText)}
        onRetry={mutate}
        rows={data && printers}
        skeleton={
          <Grid item="l">
            <VisuallyHidden>
              <span role="status">{formatMessage(commonMessages.loading)}</span>
            </VisuallyHidden>
            {[1, 2, 3].map((place) => (
              <Card key={place}>
                <Skeleton width="third" />
                <Skeleton lines={4} />
              </Card>
            ))}
          </Grid>
        }
        empty={
          <EmptyState icon={<PrinterIcon />} title={formatMessage(messages.none)} action={add}>
            {formatMessage(messages.noneText)}
          </EmptyState>
        }
      >
        {(rows) => (
          <Grid item="l">
            {rows.map((printer) => (
              <PrinterCard
                key={printer.id}
                printer={printer}
                mayEdit={mayEdit}
                mayPrint={mayPrint}
                onEdit={() => setEdited(printer)}
                onTest={() => void test(printer)}
              />
            ))}
          </Grid>
        )}
      </ListBody>
      {data && mayEdit && <Agents merchantId={merchantId} />}
      {edited && (
        <Suspense>
          <PrinterDialog
            printer={edited === 'new' ? null : edited}
            printers={printers}
            merchantId={merchantId}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </ListPage>
  );
}
