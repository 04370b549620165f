import { orderMethods, type PrintTemplateFields } from '@servery/api';
import { Checkbox, CheckboxGroup, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { autoMessages as messages } from '../../messages.ts';

type Automatic = Pick<PrintTemplateFields, 'auto_kitchen' | 'auto_receipt'>;

interface AutomaticFieldsProps {
  value: Automatic;
  isReadOnly: boolean;
  onChange: (change: Partial<Automatic>) => void;
}

/** Checkboxes for what is printed automatically, by order method. */
export function AutomaticFields({ value, isReadOnly, onChange }: AutomaticFieldsProps) {
  const { formatMessage } = useIntl();
  const methods = orderMethods.map((method) => (
    <Checkbox key={method} value={method}>
      {formatMessage(messages[method])}
    </Checkbox>
  ));
  return (
    <Stack gap="s" align="stretch">
      <Text weight="bold">{formatMessage(messages.title)}</Text>
      <CheckboxGroup
        label={formatMessage(messages.kitchen)}
        description={formatMessage(messages.kitchenHelp)}
        isReadOnly={isReadOnly}
        isInline
        value={value.auto_kitchen}
        onChange={(auto_kitchen) => onChange({ auto_kitchen })}
      >
        {methods}
      </CheckboxGroup>
      <CheckboxGroup
        label={formatMessage(messages.receipt)}
        isReadOnly={isReadOnly}
        isInline
        value={value.auto_receipt}
        onChange={(auto_receipt) => onChange({ auto_receipt })}
      >
        {methods}
      </CheckboxGroup>
    </Stack>
  );
}
