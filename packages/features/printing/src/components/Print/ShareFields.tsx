import { getMerchantInfo, limitsOf, printCombined, type Order } from '@servery/api';
import { useCall } from '@servery/api/swr';
import {
  Checkbox,
  CheckboxGroup,
  Collapse,
  Button,
  Select,
  Stack,
  Switch,
  TextField,
} from '@servery/ui';
import { MoneyField } from '@servery/screens';
import { useIntl } from 'react-intl';
import { useMoney } from '../../hooks/useMoney.ts';
import { shareMessages as messages } from '../../messages.ts';
import type { Share } from '../../sheet.ts';

interface ShareFieldsProps {
  orders: readonly Pick<Order, 'id' | 'number' | 'merchant_id' | 'items'>[];
  value: Share;
  onChange: (share: Share) => void;
}

/** The items of a guest's share, and the reductions that apply to this receipt only. */
export function ShareFields({ orders, value, onChange }: ShareFieldsProps) {
  const { formatMessage } = useIntl();
  const merchant_id = orders[0]?.merchant_id;
  const { money, symbol } = useMoney(merchant_id);
  const { data: merchant } = useCall(
    getMerchantInfo,
    merchant_id ? { query: { id: merchant_id } } : null,
  );
  const change = (next: Partial<Share>) => onChange({ ...value, ...next });
  const groups = orders.map(({ id, number, items }) => ({
    id,
    number,
    lines: items.filter(({ status }) => status !== 'voided'),
  }));
  const ids = groups.flatMap(({ lines }) => lines.map((line) => String(line.id)));
  // An empty list means all items, which is the initial state.
  const chosen = value.line_ids.length === 0 ? ids : value.line_ids.map(String);
  const choose = (next: readonly string[]) =>
    change({ line_ids: next.length === ids.length ? [] : next.map(Number) });
  return (
    <Stack gap="m" align="stretch">
      {groups.map(({ id, number, lines }) => {
        const own = lines.map((line) => String(line.id));
        return (
          <CheckboxGroup
            key={id}
            label={formatMessage(messages.lines, { number })}
            allLabel={formatMessage(messages.everything)}
            allValues={own}
            value={chosen.filter((id) => own.includes(id))}
            onChange={(now) => choose([...chosen.filter((id) => !own.includes(id)), ...now])}
          >
            {lines.map((line) => (
              <Checkbox key={line.id} value={String(line.id)}>
                {formatMessage(messages.line, {
                  quantity: line.quantity,
                  name: line.name,
                  amount: money(line.net),
                })}
              </Checkbox>
            ))}
          </CheckboxGroup>
        );
      })}
      <Collapse trigger={<Button size="s">{formatMessage(messages.more)}</Button>}>
        <Stack gap="m" align="stretch">
          <Switch
            isSelected={value.apply_service_charge}
            onChange={(apply_service_charge) => change({ apply_service_charge })}
          >
            {formatMessage(messages.service)}
          </Switch>
          <Select
            label={formatMessage(messages.discount)}
            options={[
              { value: '', label: formatMessage(messages.noDiscount) },
              ...(merchant?.discounts ?? []).map(({ id, name }) => ({
                value: String(id),
                label: name,
              })),
            ]}
            value={String(value.discount_id)}
            onChange={(id) => change({ discount_id: id === '' ? '' : Number(id) })}
          />
          <MoneyField
            label={formatMessage(messages.adjustment)}
            currency={symbol}
            value={value.adjustment_value}
            onChange={(sen) => change({ adjustment_value: Math.max(0, sen ?? 0) })}
          />
          {value.adjustment_value > 0 && (
            <TextField
              label={formatMessage(messages.adjustmentName)}
              {...limitsOf(printCombined.body, 'adjustment_name')}
              value={value.adjustment_name}
              onChange={(adjustment_name) => change({ adjustment_name })}
            />
          )}
        </Stack>
      </Collapse>
    </Stack>
  );
}
