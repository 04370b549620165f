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
import { editorMessages as messages } from '../messages/editor.ts';
import { previewMessages } from '../messages/preview.ts';
import { sheetMessages } from '../messages/sheet.ts';
import { methodMessages } from '../messages/status.ts';
import { places, type InvoicePanel } from '../places.ts';
import { acts, aside } from './page.css.ts';

interface EditorSideProps {
  /** Null for a new invoice. */
  id: number | null;
  draft: Draft;
  isDirty: boolean;
  isPending: boolean;
  onChange: (part: Partial<Draft>) => void;
  onSave: () => void;
  onOpen: (panel: InvoicePanel) => void;
}

/** Side column of the editor: actions, payment method and optional sections. */
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
            {formatMessage(messages.save)}
          </Button>
          <Button
            isWide
            icon={<UploadIcon />}
            isDisabled={id === null}
            onPress={() => onOpen('send')}
          >
            {formatMessage(previewMessages.send)}
          </Button>
          {id !== null && (
            <>
              <LinkButton isWide href={places.preview(id)} icon={<ShowIcon />}>
                {formatMessage(messages.preview)}
              </LinkButton>
              <Button isWide icon={<CashIcon />} onPress={() => onOpen('payment')}>
                {formatMessage(previewMessages.addPayment)}
              </Button>
            </>
          )}
        </div>
        <Text as="p" size="s" tone="muted">
          <span role="status">
            {id === null
              ? formatMessage(messages.sendLater)
              : isDirty && formatMessage(messages.unsaved)}
          </span>
        </Text>
      </Stack>
      <Card>
        <Stack gap="m" align="stretch">
          <LateSelect
            label={formatMessage(messages.payBy)}
            value={draft.paymentMethod}
            options={invoiceMethods.map((value) => ({
              value,
              label: formatMessage(methodMessages[value]),
            }))}
            onChange={(method) => onChange({ paymentMethod: method as InvoiceMethod })}
          />
          {toggle('hasTerms', formatMessage(sheetMessages.terms))}
          {toggle('hasNote', formatMessage(messages.clientNotes))}
          {toggle('hasStub', formatMessage(messages.stub))}
        </Stack>
      </Card>
    </div>
  );
}
