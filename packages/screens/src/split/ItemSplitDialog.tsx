import {
  currentOf,
  order as orderSchema,
  type Input,
  type Order,
  type Problem,
  type SplitPreview,
  type splitOrder,
} from '@servery/api';
import { attempt } from '@servery/api/saving';
import { isUnsure } from '@servery/api/swr';
import { Banner, Button, Dialog, Stack, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { actionMessages } from '../messages/actions.ts';
import { splitMessages as messages, splitProblemMessages } from '../messages/split.ts';
import { BillItems } from './BillItems.tsx';
import { countOf, stillOn, type MovedItem } from './movedItems.ts';
import * as styles from './split.css.ts';

export interface ItemSplitDialogProps {
  /** The order, as it is now. */
  order: Order;
  /** Previews or makes a split. */
  split: (body: Input<typeof splitOrder>['body']) => Promise<SplitPreview>;
  /** Returns the text of a problem. */
  problemText: (problem: Problem) => string;
  /** Called with the new bill and what is left of the order. */
  onSplit: (bill: Order, rest: Order) => void;
  /** Called with the order if someone else changed it. */
  onChanged: (order: Order) => void;
  onClose: () => void;
}

/** Moves items of an order to a bill of their own: choose them, see its amount, then split. */
export function ItemSplitDialog(props: ItemSplitDialogProps) {
  const { order, split, problemText, onSplit, onChanged, onClose } = props;
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const [chosen, setChosen] = useState<readonly MovedItem[]>([]);
  const [preview, setPreview] = useState<SplitPreview | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setPending] = useState(false);
  const { id: order_id, version, number, balance } = order;
  const moved = stillOn(chosen, order.items);
  const [bill] = preview?.siblings ?? [];
  const isPaid = balance <= 0;

  const refuse = (refusal: Problem) => {
    setProblem(refusal);
    // An unknown outcome is checked by sending the same split again.
    if (!isUnsure(refusal)) setPreview(null);
    const now = currentOf(orderSchema, refusal);
    if (now?.id === order_id) onChanged(now);
  };
  const send = async () => {
    setPending(true);
    setProblem(null);
    const body = { order_id, version, bills: [moved], preview: preview === null };
    await attempt(async () => {
      const answer = await split({ ...body, preview_id: preview?.preview_id ?? null });
      const [made] = answer.siblings;
      if (answer.is_committed && made) onSplit(made, answer.order);
      else setPreview(answer);
    }, refuse);
    setPending(false);
  };
  const textOf = ({ code, matter }: Problem): string | null =>
    code === 'cannotSplit' && matter.details
      ? formatMessage(splitProblemMessages[matter.details.why], { number: matter.details.number })
      : null;

  return (
    <Dialog
      isOpen
      title={formatMessage(messages.title, { number })}
      isPending={isPending}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={(close) => (
        <>
          <Button
            size="l"
            isDisabled={isPending}
            onPress={() => (preview ? setPreview(null) : close())}
          >
            {formatMessage(preview ? messages.change : actionMessages.back)}
          </Button>
          {!isPaid && (
            <Button
              size="l"
              tone="accent"
              emphasis="solid"
              isPending={isPending}
              isDisabled={countOf(moved) === 0}
              onPress={() => void send()}
            >
              {bill
                ? formatMessage(messages.submit, { amount: money(bill.balance) })
                : formatMessage(messages.show)}
            </Button>
          )}
        </>
      )}
    >
      <Stack gap="l">
        {problem && (
          <Banner tone={problem.code === 'approvalRequired' ? 'warning' : 'danger'}>
            {textOf(problem) ?? problemText(problem)}
          </Banner>
        )}
        {preview && bill ? (
          <div role="status">
            <div className={styles.bill}>
              <Text tone="muted">{formatMessage(messages.newBill)}</Text>
              <span className={styles.figure}>{money(bill.balance)}</span>
            </div>
            <Text as="p">
              <FormattedMessage
                {...messages.rest}
                values={{ amount: money(preview.order.balance), number }}
              />
            </Text>
            <Text as="p" tone="muted">
              <FormattedMessage {...messages.kitchen} />
            </Text>
          </div>
        ) : (
          !isPaid && <BillItems order={order} value={moved} onChange={setChosen} />
        )}
      </Stack>
    </Dialog>
  );
}
