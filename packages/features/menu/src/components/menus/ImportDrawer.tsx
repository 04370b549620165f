import { Banner, Button, Drawer, Stack, Text, UploadIcon } from '@servery/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { commonWords } from '../../messages/common.ts';
import { importWords as words } from '../../messages/import.ts';
import { ImportResult } from './ImportResult.tsx';
import { sheetColumns } from './sheet.ts';
import { useImport } from './useImport.ts';

interface ImportDrawerProps {
  merchant_id: number | null;
  onClose: () => void;
}

/** Imports items from a file: choose it, see what it would do, then have it done. */
export function ImportDrawer({ merchant_id, onClose }: ImportDrawerProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, trouble, reading, isPending, read, take } = useImport(merchant_id, onClose);
  const changes = chosen ? chosen.result.created + chosen.result.updated : 0;
  const isReady = chosen?.result.errors.length === 0 && changes > 0;
  return (
    <Drawer
      isOpen
      size="l"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(words.title)}
      closeLabel={formatMessage(commonWords.close)}
      isPending={isPending}
      footer={(close) => (
        <>
          <Button tone="neutral" onPress={close} isDisabled={isPending}>
            {formatMessage(commonWords.cancel)}
          </Button>
          {isReady && (
            <Button
              tone="accent"
              emphasis="solid"
              isPending={isPending}
              onPress={() => void take()}
            >
              {formatMessage(words.take, { count: changes })}
            </Button>
          )}
        </>
      )}
    >
      <Stack gap="l">
        <Text as="p">{formatMessage(words.lead)}</Text>
        <Text as="p" tone="muted" size="s">
          {formatMessage(words.columns, { names: sheetColumns.join(', ') })}
        </Text>
        <div>
          <input
            ref={input}
            hidden
            type="file"
            accept=".csv,.txt,text/csv"
            aria-label={formatMessage(words.choose)}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void read(file);
              // The same file can be chosen again, once it has been mended.
              target.value = '';
            }}
          />
          <Button icon={<UploadIcon />} onPress={() => input.current?.click()}>
            {formatMessage(chosen ? words.other : words.choose)}
          </Button>
        </div>
        <span role="status">
          {reading
            ? formatMessage(words.trying, { name: reading })
            : chosen && <bdi>{chosen.name}</bdi>}
        </span>
        {trouble && (
          <Banner tone="danger" isLive>
            {trouble}
          </Banner>
        )}
        {chosen && <ImportResult result={chosen.result} />}
      </Stack>
    </Drawer>
  );
}
