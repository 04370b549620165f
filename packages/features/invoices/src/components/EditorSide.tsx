import { invoiceMethods, type InvoiceMethod } from '@servery/api/template';
import {
  Button,
  Card,
  CashIcon,
  CheckIcon,
  LateSelect,
  LinkButton,
  ShowIcon,
  Stack,
  Switch,
  Text,
  UploadIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Draft } from '../editor.ts';
import { editorWords as words } from '../messages/editor.ts';
import { previewWords } from '../messages/preview.ts';
import { sheetWords } from '../messages/sheet.ts';
import { methodWords } from '../messages/status.ts';
import { places, type InvoicePanel } from '../places.ts';
import { acts, aside } from './page.css.ts';

interface EditorSideProps {
  /** Null while it has never been saved. */
  id: number | null;
  draft: Draft;
  isDirty: boolean;
  isPending: boolean;
  onChange: (part: Partial<Draft>) => void;
  onSave: () => void;
  onOpen: (panel: InvoicePanel) => void;
}

/** What is done with an invoice that is written, and what else stands on it. */
export function EditorSide({ id, draft, isDirty, isPending, ...props }: EditorSideProps) {
  const { formatMessage } = useIntl();
  const { onChange, onOpen, onSave } = props;
  const toggle = (name: 'hasTerms' | 'hasNote' | 'hasStub', label: string) => (
    <Switch isRow isSelected={draft[name]} onChange={(isOn) => onChange({ [name]: isOn })}>
      {label}
    </Switch>
  );
  return (
    <div className={aside}>
      <Stack gap="s" align="stretch">
        <div className={acts}>
          <Button
            tone="accent"
            emphasis="solid"
            isWide
            icon={<CheckIcon />}
            isPending={isPending}
            onPress={onSave}
          >
            {formatMessage(words.save)}
          </Button>
          <Button
            isWide
            icon={<UploadIcon />}
            isDisabled={id === null}
            onPress={() => onOpen('send')}
          >
            {formatMessage(previewWords.send)}
          </Button>
          {id !== null && (
            <>
              <LinkButton isWide href={places.preview(id)} icon={<ShowIcon />}>
                {formatMessage(words.preview)}
              </LinkButton>
              <Button isWide icon={<CashIcon />} onPress={() => onOpen('payment')}>
                {formatMessage(previewWords.addPayment)}
              </Button>
            </>
          )}
        </div>
        <Text as="p" size="s" tone="muted">
          <span role="status">
            {id === null ? formatMessage(words.sendLater) : isDirty && formatMessage(words.unsaved)}
          </span>
        </Text>
      </Stack>
      <Card>
        <Stack gap="m" align="stretch">
          <LateSelect
            label={formatMessage(words.payBy)}
            value={draft.paymentMethod}
            options={invoiceMethods.map((value) => ({
              value,
              label: formatMessage(methodWords[value]),
            }))}
            onChange={(method) => onChange({ paymentMethod: method as InvoiceMethod })}
          />
          {toggle('hasTerms', formatMessage(sheetWords.terms))}
          {toggle('hasNote', formatMessage(words.clientNotes))}
          {toggle('hasStub', formatMessage(words.stub))}
        </Stack>
      </Card>
    </div>
  );
}
