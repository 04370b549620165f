import { Banner, Button, Drawer, Stack, Text, UploadIcon } from '@servery/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../messages/common.ts';
import { importMessages as messages } from '../../messages/import.ts';
import { ImportResult } from './ImportResult.tsx';
import { sheetColumns } from './sheet.ts';
import { useImport } from './useImport.ts';

interface ImportDrawerProps {
  merchant_id: number | null;
  onClose: () => void;
}

/** Imports items from a file: select it, preview the result, then confirm. */
export function ImportDrawer({ merchant_id, onClose }: ImportDrawerProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, formError, reading, isPending, read, take } = useImport(merchant_id, onClose);
  const changes = chosen ? chosen.result.created + chosen.result.updated : 0;
  const isReady = chosen?.result.errors.length === 0 && changes > 0;
  return (
    <Drawer
      isOpen
      size="l"
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
            accept=".csv,.txt,text/csv"
            aria-label={formatMessage(messages.choose)}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void read(file);
              // Clear the input, so that the same file can be selected again after a fix.
              target.value = '';
            }}
          />
          <Button icon={<UploadIcon />} onPress={() => input.current?.click()}>
            {formatMessage(chosen ? messages.other : messages.choose)}
          </Button>
        </div>
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
        {chosen && <ImportResult result={chosen.result} />}
      </Stack>
    </Drawer>
  );
}
