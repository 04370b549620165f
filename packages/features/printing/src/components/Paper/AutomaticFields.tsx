import { orderMethods, type PrintTemplateFields } from '@servery/api';
import { Checkbox, CheckboxGroup, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { autoWords as words } from '../../messages.ts';

type Automatic = Pick<PrintTemplateFields, 'auto_kitchen' | 'auto_receipt'>;

interface AutomaticFieldsProps {
  value: Automatic;
  isReadOnly: boolean;
  onChange: (change: Partial<Automatic>) => void;
}

/** Which paper comes out by itself, by the way of ordering. */
export function AutomaticFields({ value, isReadOnly, onChange }: AutomaticFieldsProps) {
  const { formatMessage } = useIntl();
  const methods = orderMethods.map((method) => (
    <Checkbox key={method} value={method}>
      {formatMessage(words[method])}
    </Checkbox>
  ));
  return (
    <Stack gap="s" align="stretch">
      <Text weight="bold">{formatMessage(words.title)}</Text>
      <CheckboxGroup
        label={formatMessage(words.kitchen)}
        description={formatMessage(words.kitchenHelp)}
        isReadOnly={isReadOnly}
        isInline
        value={value.auto_kitchen}
        onChange={(auto_kitchen) => onChange({ auto_kitchen })}
      >
        {methods}
      </CheckboxGroup>
      <CheckboxGroup
        label={formatMessage(words.receipt)}
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
