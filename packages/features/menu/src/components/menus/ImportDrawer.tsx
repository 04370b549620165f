import {
  Banner,
  Button,
  Drawer,
  Radio,
  RadioGroup,
  Stack,
  Text,
  UploadIcon,
  useUnsavedGuard,
} from '@servery/ui';
import { acceptedSheets, useCsvTexts, type DecimalMark } from '@servery/ui/spreadsheet';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../messages/common.ts';
import { importMessages as messages } from '../../messages/import.ts';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { MenuTemplates } from './MenuTemplates.tsx';
import { sheetColumns } from './sheet.ts';
import { useImport } from './useImport.ts';

interface ImportDrawerProps {
  merchant_id: number | null;
  onClose: () => void;
}

/** Imports items from a file: select it, preview the result, then confirm. */
export function ImportDrawer({ merchant_id, onClose }: ImportDrawerProps) {
  const { formatMessage, formatNumber } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const csv = useCsvTexts();
  const { chosen, formError, reading, isPending, read, answer, take } = useImport(
    merchant_id,
    onClose,
  );
  const { result, sheet, errors = [] } = chosen ?? {};
  const changes = result ? result.created + result.updated : 0;
  const isReady = errors.length === 0 && changes > 0;
  const question = sheet && errors.length === 0 ? sheet.question : null;
  const guard = useUnsavedGuard({ isDirty: isReady && !isPending, onDiscard: onClose });
  return (
    <>
      {guard.question}
      <Drawer
        isOpen
        size="l"
        onCloseRequest={guard.onCloseRequest}
        onOpenChange={(isOpen) => isOpen || onClose()}
        title={formatMessage(messages.title)}
        isPending={isPending}
        footer={(close) => (
          <>
            <Button tone="neutral" onPress={close} isDisabled={isPending}>
              {formatMessage(commonMessages.cancel)}
            </Button>
            {isReady && (
              <Button
                tone="accent"
                emphasis="solid"
                isPending={isPending}
                onPress={() => void take()}
              >
                {formatMessage(messages.take, { count: changes })}
              </Button>
            )}
          </>
        )}
      >
        <Stack gap="l">
          <Text as="p">{formatMessage(messages.lead)}</Text>
          <Text as="p" tone="muted" size="s">
            {formatMessage(messages.columns, { names: sheetColumns.join(', ') })}
          </Text>
          <div>
            <input
              ref={input}
              hidden
              type="file"
              accept={acceptedSheets}
              aria-label={formatMessage(messages.choose)}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void read(file.name, async () => file);
                // Clear the input, so that the same file can be selected again after a fix.
                target.value = '';
              }}
            />
            <Button icon={<UploadIcon />} onPress={() => input.current?.click()}>
              {formatMessage(chosen ? messages.other : messages.choose)}
            </Button>
          </div>
          {!chosen && !reading && <MenuTemplates onChoose={read} />}
          <span role="status">
            {reading
              ? formatMessage(messages.trying, { name: reading })
              : chosen && <bdi>{chosen.name}</bdi>}
          </span>
          {formError && (
            <Banner tone="danger" isLive>
              {formError}
            </Banner>
          )}
          {chosen?.csv.encoding === 'windows-1252' && <Banner>{csv.windows1252}</Banner>}
          {question && (
            <RadioGroup
              label={csv.question(question)}
              description={csv.questionHelp}
              isRequired
              value={chosen?.mark ?? ''}
              onChange={(mark) => void answer(mark as DecimalMark)}
            >
              {(['.', ','] as const).map((mark) => (
                <Radio key={mark} value={mark}>
                  {formatNumber(Number(question.readings[mark]), { minimumFractionDigits: 2 })}
                </Radio>
              ))}
            </RadioGroup>
          )}
          {errors.length > 0 && <ImportErrors errors={errors} />}
          {sheet && result && errors.length === 0 && (
            <ImportPreview merchant_id={merchant_id} sheet={sheet} result={result} />
          )}
        </Stack>
      </Drawer>
    </>
  );
}
