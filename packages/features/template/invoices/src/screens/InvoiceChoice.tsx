import { LinesSkeleton, LoadError } from '@servery/screens';
import {
  Amount,
  Avatar,
  EmptyState,
  Heading,
  Link,
  LinkButton,
  ListGroup,
  PlusIcon,
  ReceiptIcon,
  Stack,
  Text,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useInvoices } from '../hooks/useInvoices.ts';
import { useSampleMoney } from '@servery/screens/sample-money';
import { listView } from '../listView.ts';
import { listMessages } from '../messages/list.ts';
import { previewMessages as messages } from '../messages/preview.ts';
import { statusMessages } from '../messages/status.ts';
import { numberOf } from '../numberOf.ts';
import { places } from '../places.ts';

/** Shown for a URL without an invoice number: the latest invoices to choose from. */
export function InvoiceChoice({ hrefOf }: { hrefOf: (id: number) => string }) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
  const { data, error, mutate } = useInvoices(listView.plain);
  const latest = () => {
    if (!data)
      return error ? (
        <LoadError error={error} title={formatMessage(listMessages.failed)} onRetry={mutate} />
      ) : (
        <LinesSkeleton />
      );
    if (data.invoices.length === 0)
      return (
        <EmptyState
          icon={<ReceiptIcon />}
          title={formatMessage(listMessages.none)}
          action={
            <LinkButton href={places.add} tone="accent" emphasis="solid" icon={<PlusIcon />}>
              {formatMessage(listMessages.add)}
            </LinkButton>
          }
        >
          {formatMessage(listMessages.noneText)}
        </EmptyState>
      );
    return (
      <ListGroup
        label={formatMessage(messages.latest)}
        items={data.invoices.map(({ id, client, avatar, total, invoiceStatus }) => ({
          id: String(id),
          href: hrefOf(id),
          icon: <Avatar name={client.name} src={avatar} isDecorative />,
          title: `${numberOf(id)} · ${client.name}`,
          description: formatMessage(statusMessages[invoiceStatus]),
          end: <Amount>{money(total)}</Amount>,
        }))}
      />
    );
  };
  return (
    <Stack gap="l" align="stretch">
      <div>
        <Heading level={1}>{formatMessage(messages.choose)}</Heading>
        <Text as="p" tone="muted">
          {formatMessage(messages.chooseText)}
        </Text>
      </div>
      {latest()}
      <Link href={places.list}>{formatMessage(messages.toList)}</Link>
    </Stack>
  );
}
