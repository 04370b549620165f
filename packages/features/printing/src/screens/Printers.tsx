import { printNamed, type Printer } from '@servery/api';
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Heading,
  Inline,
  PlusIcon,
  PrinterIcon,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Agents } from '../components/Agents/Agents.tsx';
import { PrinterCard } from '../components/Printers/PrinterCard.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { useAct } from '../hooks/useAct.ts';
import { usePrinters } from '../hooks/usePrinters.ts';
import { usePrinting } from '../hooks/usePrinting.ts';
import { useUser } from '@servery/api/user';
import { commonWords, printersWords as words } from '../messages.ts';

const PrinterDialog = lazy(async () => ({
  default: (await import('../components/Printers/PrinterDialog.tsx')).PrinterDialog,
}));

export interface PrintersProps {
  /** Whose printers; '' for one's own merchant. */
  merchantId: number | '';
}

/** The printers of a merchant: how they do, how they are set up, and a page to try each. */
export function Printers({ merchantId }: PrintersProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = usePrinters(merchantId);
  const { data: user } = useUser();
  const { trigger: print } = usePrinting(printNamed);
  const act = useAct();
  const [edited, setEdited] = useState<Printer | 'new' | null>(null);
  const grants = user?.rights.grants;
  const mayEdit = grants?.['print.settings'] === 'allow';
  const mayPrint = grants?.['print.job'] === 'allow';
  const test = ({ id: printer_id, name, merchant_id }: Printer) =>
    act(
      () =>
        print({
          params: { name: 'print_test_page' },
          body: { merchant_id: merchantId === '' ? null : merchant_id, printer_id },
        }),
      () => formatMessage(words.tested, { name }),
    );
  const add = mayEdit && (
    <Button
      tone="accent"
      emphasis="solid"
      icon={<PlusIcon />}
      isDisabled={!data}
      onPress={() => setEdited('new')}
    >
      {formatMessage(words.add)}
    </Button>
  );
  const printers = data?.aaData ?? [];
  return (
    <Stack gap="l" align="stretch">
      <Inline justify="between" align="center">
        <Heading level={1}>{formatMessage(words.title)}</Heading>
        {printers.length > 0 && add}
      </Inline>
      {error && <Trouble problem={error} hasBefore={!!data} onRetry={() => mutate()} />}
      {!data && !error && (
        <Grid item="l">
          <VisuallyHidden>
            <span role="status">{formatMessage(commonWords.loading)}</span>
          </VisuallyHidden>
          {[1, 2, 3].map((place) => (
            <Card key={place}>
              <Skeleton width="third" />
              <Skeleton lines={4} />
            </Card>
          ))}
        </Grid>
      )}
      {data && printers.length === 0 && (
        <EmptyState icon={<PrinterIcon />} title={formatMessage(words.none)} action={add}>
          {formatMessage(words.noneText)}
        </EmptyState>
      )}
      {printers.length > 0 && (
        <Grid item="l">
          {printers.map((printer) => (
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
    </Stack>
  );
}
