import {
  Amount,
  Avatar,
  EmptyState,
  FailedState,
  Heading,
  Link,
  LinkButton,
  ListGroup,
  PlusIcon,
  ReceiptIcon,
  Skeleton,
  Stack,
  Text,
} from '@servery/ui';
import { useFailedWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { useInvoices } from '../hooks/useInvoices.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { plainList } from '../listView.ts';
import { listWords } from '../messages/list.ts';
import { previewWords as words } from '../messages/preview.ts';
import { statusWords } from '../messages/status.ts';
import { numberOf } from '../numberOf.ts';
import { places } from '../places.ts';

/** Where an address names no invoice: the latest ones, to go on with one of them. */
export function InvoiceChoice({ hrefOf }: { hrefOf: (id: number) => string }) {
  const { formatMessage } = useIntl();
  const failedWords = useFailedWords();
  const money = useMoney();
  const { data, error, mutate } = useInvoices(plainList);
  const latest = () => {
    if (!data)
      return error ? (
        <FailedState
          title={formatMessage(listWords.failed)}
          words={failedWords}
          onRetry={() => mutate()}
        />
      ) : (
        <div aria-busy>
          <Skeleton lines={8} />
        </div>
      );
    if (data.invoices.length === 0)
      return (
        <EmptyState
          icon={<ReceiptIcon />}
          title={formatMessage(listWords.none)}
          action={
            <LinkButton href={places.add} tone="accent" emphasis="solid" icon={<PlusIcon />}>
              {formatMessage(listWords.add)}
            </LinkButton>
          }
        >
          {formatMessage(listWords.noneText)}
        </EmptyState>
      );
    return (
      <ListGroup
        label={formatMessage(words.latest)}
        items={data.invoices.map(({ id, client, avatar, total, invoiceStatus }) => ({
          id: String(id),
          href: hrefOf(id),
          icon: <Avatar name={client.name} src={avatar} isDecorative />,
          title: `${numberOf(id)} · ${client.name}`,
          description: formatMessage(statusWords[invoiceStatus]),
          end: <Amount>{money(total)}</Amount>,
        }))}
      />
    );
  };
  return (
    <Stack gap="l" align="stretch">
      <div>
        <Heading level={1}>{formatMessage(words.choose)}</Heading>
        <Text as="p" tone="muted">
          {formatMessage(words.chooseText)}
        </Text>
      </div>
      {latest()}
      <Link href={places.list}>{formatMessage(words.toList)}</Link>
    </Stack>
  );
}
