import { reviewMerchantDocument, type MerchantDocument } from '@servery/api';
import { useProblemText } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, TextArea, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDocumentAction } from '../hooks/useDocuments.ts';
import { documentProblems } from '../messages/documentProblem.ts';
import { documentMessages as messages, documentNames } from '../messages/documents.ts';

interface RequestChangesProps {
  document: MerchantDocument;
  /** Called when it is refused: someone else may have reviewed the document. */
  onFailed: () => void;
  onClose: () => void;
}

/** Drawer in which a reviewer says what has to change in a document. */
export function RequestChanges({
  document: { id, version, kind },
  onFailed,
  onClose,
}: RequestChangesProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useDocumentAction(reviewMerchantDocument);
  const document = formatMessage(documentNames[kind]);
  const form = useEndpointForm(reviewMerchantDocument, {
    defaults: { reason: '' },
    toInput: ({ reason }) => ({
      params: { id },
      body: { version, decision: 'request_changes' as const, reason },
    }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.requested, { document }) });
      onClose();
    },
    explain: useProblemText(documentProblems),
    onRefused: onFailed,
  });
  return (
    <FormDrawer
      title={formatMessage(messages.requestNamed, { document })}
      action={formatMessage(messages.request)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextArea
        label={formatMessage(messages.reasonLabel)}
        description={formatMessage(messages.requestHelp)}
        {...form.field('reason')}
        isRequired
      />
    </FormDrawer>
  );
}
