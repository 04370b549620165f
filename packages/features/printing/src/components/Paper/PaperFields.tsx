import {
  limitsOf,
  printLanguages,
  savePrintTemplate,
  type PrintTemplateFields,
} from '@servery/api';
import { Select, Stack, Switch, Text, TextArea, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { languageMessages, paperMessages as messages } from '../../messages.ts';
import { LogoField } from './LogoField.tsx';

interface PaperFieldsProps {
  value: PrintTemplateFields;
  /** The heading used if the merchant leaves it blank. */
  merchantName: string;
  isReadOnly: boolean;
  onChange: (change: Partial<PrintTemplateFields>) => void;
}

const switches = [
  ['shows_staff', 'staff'],
  ['shows_guest', 'guest'],
  ['shows_options', 'options'],
  ['shows_tax', 'tax'],
  ['shows_payments', 'payments'],
  ['is_kitchen_large', 'large'],
] as const;

/** The settings of receipts and kitchen tickets. */
export function PaperFields({ value, merchantName, isReadOnly, onChange }: PaperFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="m" align="stretch">
      <Select
        label={formatMessage(messages.language)}
        isReadOnly={isReadOnly}
        options={printLanguages.map((one) => ({
          value: one,
          label: formatMessage(languageMessages[one]),
        }))}
        value={value.language}
        onChange={(language) =>
          onChange({ language: printLanguages.find((one) => one === language) ?? 'en' })
        }
      />
      <TextField
        label={formatMessage(messages.heading)}
        description={formatMessage(messages.headingHelp, { name: merchantName })}
        isReadOnly={isReadOnly}
        {...limitsOf(savePrintTemplate.body, 'heading')}
        value={value.heading}
        onChange={(heading) => onChange({ heading })}
      />
      <TextArea
        label={formatMessage(messages.header)}
        description={formatMessage(messages.headerHelp)}
        isReadOnly={isReadOnly}
        rows={3}
        maxCount={300}
        value={value.header}
        onChange={(header) => onChange({ header })}
      />
      <TextArea
        label={formatMessage(messages.footer)}
        isReadOnly={isReadOnly}
        rows={2}
        maxCount={300}
        value={value.footer}
        onChange={(footer) => onChange({ footer })}
      />
      <TextField
        label={formatMessage(messages.qr)}
        type="url"
        isReadOnly={isReadOnly}
        {...limitsOf(savePrintTemplate.body, 'qr')}
        value={value.qr}
        onChange={(qr) => onChange({ qr })}
      />
      <LogoField
        value={value.logo}
        isDisabled={isReadOnly}
        onChange={(logo) => onChange({ logo })}
      />
      <Stack gap="s" align="stretch">
        <Text weight="bold">{formatMessage(messages.shows)}</Text>
        {switches.map(([name, word]) => (
          <Switch
            key={name}
            isRow
            isReadOnly={isReadOnly}
            isSelected={value[name]}
            onChange={(is) => onChange({ [name]: is })}
          >
            {formatMessage(messages[word])}
          </Switch>
        ))}
      </Stack>
    </Stack>
  );
}
