import { printLanguages, type PrintTemplateFields } from '@servery/api';
import { Select, Stack, Switch, Text, TextArea, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { languageWords, paperWords as words } from '../../messages.ts';
import { LogoField } from './LogoField.tsx';

interface PaperFieldsProps {
  value: PrintTemplateFields;
  /** What stands above where no name is given. */
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

/** What can be chosen about paper. */
export function PaperFields({ value, merchantName, isReadOnly, onChange }: PaperFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="m" align="stretch">
      <Select
        label={formatMessage(words.language)}
        isReadOnly={isReadOnly}
        options={printLanguages.map((one) => ({
          value: one,
          label: formatMessage(languageWords[one]),
        }))}
        value={value.language}
        onChange={(language) =>
          onChange({ language: printLanguages.find((one) => one === language) ?? 'en' })
        }
      />
      <TextField
        label={formatMessage(words.heading)}
        description={formatMessage(words.headingHelp, { name: merchantName })}
        isReadOnly={isReadOnly}
        maxLength={80}
        value={value.heading}
        onChange={(heading) => onChange({ heading })}
      />
      <TextArea
        label={formatMessage(words.header)}
        description={formatMessage(words.headerHelp)}
        isReadOnly={isReadOnly}
        rows={3}
        maxCount={300}
        value={value.header}
        onChange={(header) => onChange({ header })}
      />
      <TextArea
        label={formatMessage(words.footer)}
        isReadOnly={isReadOnly}
        rows={2}
        maxCount={300}
        value={value.footer}
        onChange={(footer) => onChange({ footer })}
      />
      <TextField
        label={formatMessage(words.qr)}
        type="url"
        isReadOnly={isReadOnly}
        maxLength={200}
        value={value.qr}
        onChange={(qr) => onChange({ qr })}
      />
      <LogoField
        value={value.logo}
        isDisabled={isReadOnly}
        onChange={(logo) => onChange({ logo })}
      />
      <Stack gap="s" align="stretch">
        <Text weight="bold">{formatMessage(words.shows)}</Text>
        {switches.map(([name, word]) => (
          <Switch
            key={name}
            isRow
            isReadOnly={isReadOnly}
            isSelected={value[name]}
            onChange={(is) => onChange({ [name]: is })}
          >
            {formatMessage(words[word])}
          </Switch>
        ))}
      </Stack>
    </Stack>
  );
}
