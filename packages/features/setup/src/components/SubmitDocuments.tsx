import { submitMerchantDocuments, type MerchantDocuments } from '@servery/api';
import { useErrorToast, useProblemText } from '@servery/screens';
import { Button, Card, Stack, Text, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDocumentAction } from '../hooks/useDocuments.ts';
import { documentProblems } from '../messages/documentProblem.ts';
import {
  documentMessages as messages,
  documentNames,
  documentSteps,
} from '../messages/documents.ts';

const absent: ReadonlySet<string> = new Set(['missing', 'expired', 'changes_requested']);

interface SubmitDocumentsProps {
  book: MerchantDocuments;
  /** Called when they can’t be submitted: someone else may have changed them. */
  onFailed: () => void;
}

/** What happens next with the documents, and the button that submits the uploaded ones. */
export function SubmitDocuments({ book, onFailed }: SubmitDocumentsProps) {
  const { formatMessage, formatList } = useIntl();
  const attempt = useErrorToast(useProblemText(documentProblems));
  const submit = useDocumentAction(submitMerchantDocuments);
  const { merchant_id, version, setup_status, documents, required } = book;
  const hasNew = documents.some(({ status }) => status === 'uploaded');
  const isSettled = setup_status === 'live' || setup_status === 'suspended';
  const needs = isSettled ? [] : required.filter(({ state }) => absent.has(state));
  const names = needs.map(({ kind }) => formatMessage(documentNames[kind]));
  const isShown = hasNew || needs.length > 0;
  const send = async () => {
    const isDone = await attempt(async () => {
      await submit.trigger({ body: { merchant_id, version } });
      toast.success({ title: formatMessage(messages.submitted) });
    });
    if (!isDone) onFailed();
  };
  return (
    <Card>
      <Stack gap="m" align="start">
        <Text>{formatMessage(documentSteps[setup_status])}</Text>
        {needs.length > 0 && (
          <Text>{formatMessage(messages.submitNeeds, { documents: formatList(names) })}</Text>
        )}
        {isShown && (
          <Button
            tone="accent"
            emphasis="solid"
            size="l"
            isDisabled={!hasNew || needs.length > 0}
            isPending={submit.isMutating}
            onPress={() => void send()}
          >
            {formatMessage(messages.submit)}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
