import { maxDocumentBytes, uploadMerchantDocument, type DocumentKind } from '@servery/api';
import { digestOf } from '@servery/domain/media';
import { useProblemText } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { DateField, FileUpload, FormDrawer, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDocumentAction } from '../hooks/useDocuments.ts';
import { documentProblems, uploadErrors } from '../messages/documentProblem.ts';
import { documentMessages as messages, documentNames } from '../messages/documents.ts';

interface UploadFormProps {
  kind: DocumentKind;
  merchant_id: number;
  onClose: () => void;
}

const accept = ['application/pdf', 'image/jpeg', 'image/png'];

/** Drawer that uploads the file of a document. */
export function UploadForm({ kind, merchant_id, onClose }: UploadFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useDocumentAction(uploadMerchantDocument);
  const document = formatMessage(documentNames[kind]);
  const form = useEndpointForm(uploadMerchantDocument, {
    defaults: { file: null as File | null, expires_on: null as string | null },
    toInput: async ({ file, expires_on }) => ({
      query: { digest: file ? await digestOf(new Uint8Array(await file.arrayBuffer())) : '' },
      body: { merchant_id, kind, file, expires_on: expires_on ?? '' },
    }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.uploaded, { document }) });
      onClose();
    },
    explain: useProblemText(documentProblems),
    messages: uploadErrors,
  });
  return (
    <FormDrawer
      title={document}
      action={formatMessage(messages.upload)}
      {...form.drawer}
      onClose={onClose}
    >
      <FileUpload
        label={formatMessage(messages.file)}
        accept={accept}
        maxSize={maxDocumentBytes}
        maxCount={1}
        labels={{ rules: formatMessage(messages.fileRules) }}
        {...form.message('file')}
        onChange={([entry]) => form.set('file', entry?.file ?? null)}
      />
      <DateField
        label={formatMessage(messages.until)}
        description={formatMessage(messages.untilHelp)}
        {...form.message('expires_on')}
        value={form.values.expires_on}
        onChange={(day) => form.set('expires_on', day)}
      />
    </FormDrawer>
  );
}
