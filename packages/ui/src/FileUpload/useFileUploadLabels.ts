import { useLocale } from 'react-aria/I18nProvider';
import { dismissMessage, removeMessage } from '../Messages/common.ts';
import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { FileUploadLabels } from './labels.ts';

const texts = {
  drop: { id: 'fileUpload.drop', text: 'Drop files here or' },
  choose: { id: 'fileUpload.choose', text: 'choose files' },
  list: { id: 'fileUpload.list', text: 'Files' },
  dismiss: dismissMessage,
};

const messages = {
  cancel: { id: 'fileUpload.cancel', text: 'Cancel upload of {name}' },
  retry: { id: 'fileUpload.retry', text: 'Upload {name} again' },
};

const refusals = {
  type: { id: 'fileUpload.refused.type', text: '{name}: this type of file can’t be uploaded.' },
  size: { id: 'fileUpload.refused.size', text: '{name} is too large.' },
  empty: { id: 'fileUpload.refused.empty', text: '{name} is empty.' },
  count: { id: 'fileUpload.refused.count', text: '{name}: there are too many files.' },
};

const states = {
  ready: { id: 'fileUpload.state.ready', text: 'Ready to upload' },
  waiting: { id: 'fileUpload.state.waiting', text: 'Waiting' },
  sending: { id: 'fileUpload.state.sending', text: 'Uploading' },
  sent: { id: 'fileUpload.state.sent', text: 'Uploaded' },
  failed: { id: 'fileUpload.state.failed', text: 'Couldn’t upload the file' },
};

/** Returns the texts of a `FileUpload`, with those that are given instead of the kit's own. */
export function useFileUploadLabels(given?: Partial<FileUploadLabels>): FileUploadLabels {
  const format = useFormatMessage();
  const { locale } = useLocale();
  return {
    ...useTexts(texts),
    size: (bytes) => formatSize(bytes, locale),
    refused: (name, reason) => format(refusals[reason], { name }),
    state: ({ state }) => format(states[state]),
    cancel: (name) => format(messages.cancel, { name }),
    retry: (name) => format(messages.retry, { name }),
    remove: (name) => format(removeMessage, { name }),
    ...given,
  };
}

function formatSize(bytes: number, locale: string) {
  const [unit, size] =
    bytes < 1_000_000 ? ['kilobyte', bytes / 1_000] : ['megabyte', bytes / 1_000_000];
  const style = { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, style).format(size);
}
