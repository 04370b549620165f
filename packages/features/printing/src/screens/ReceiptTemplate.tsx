import { Problem, type PrintTemplate, type PrintTemplateFields } from '@servery/api';
import {
  Banner,
  Button,
  Card,
  Heading,
  Inline,
  Skeleton,
  Stack,
  Text,
  toast,
  useUnsavedGuard,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LivePreview } from '../components/Paper/LivePreview.tsx';
import { AutomaticFields } from '../components/Paper/AutomaticFields.tsx';
import { PaperFields } from '../components/Paper/PaperFields.tsx';
import { PrintingLoadError } from '../components/PrintingLoadError.tsx';
import { usePrintTemplate } from '../hooks/usePrintTemplate.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useSavePrintTemplate } from '../hooks/useSavePrintTemplate.ts';
import { useUser } from '@servery/api/user';
import { commonMessages, paperMessages as messages } from '../messages.ts';
import { columns } from './ReceiptTemplate.css.ts';

export interface ReceiptTemplateProps {
  /** The merchant whose settings are shown; '' for the user's own. */
  merchantId: number | '';
}

interface EditorProps extends ReceiptTemplateProps {
  template: PrintTemplate;
  isReadOnly: boolean;
}

function Editor({ template, merchantId, isReadOnly }: EditorProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const [changes, setChanges] = useState<Partial<PrintTemplateFields>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const { trigger, isMutating } = useSavePrintTemplate();
  const {
    merchant_id: _id,
    merchant_name,
    merchant_profile: _profile,
    version,
    ...fields
  } = template;
  const value = { ...fields, ...changes };
  const isChanged = Object.keys(changes).length > 0;
  const { question } = useUnsavedGuard({
    isDirty: isChanged,
    onDiscard: () => setChanges({}),
    holdsNavigation: true,
  });
  const save = async () => {
    setProblem(null);
    try {
      await trigger({ body: { merchant_id: merchantId || null, version, ...value } });
      setChanges({});
      toast.success({
        title: formatMessage(commonMessages.success),
        text: formatMessage(messages.saved),
      });
    } catch (refusal) {
      if (!(refusal instanceof Problem)) throw refusal;
      setProblem(refusal);
    }
  };
  return (
    <div className={columns}>
      <Card padding="l">
        <Stack gap="m" align="stretch">
          {isReadOnly && <Banner tone="info">{formatMessage(messages.readOnly)}</Banner>}
          <PaperFields
            value={value}
            merchantName={merchant_name}
            isReadOnly={isReadOnly}
            onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
          />
          <AutomaticFields
            value={value}
            isReadOnly={isReadOnly}
            onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
          />
          {problem && <Banner tone="danger">{text(problem)}</Banner>}
          {!isReadOnly && (
            <Inline justify="end">
              <Button
                tone="accent"
                emphasis="solid"
                isDisabled={!isChanged}
                isPending={isMutating}
                onPress={() => void save()}
              >
                {formatMessage(messages.save)}
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
      <LivePreview template={{ ...template, ...changes }} />
      {question}
    </div>
  );
}

/** The settings of a merchant's receipts and tickets, with a live preview. */
export function ReceiptTemplate({ merchantId }: ReceiptTemplateProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = usePrintTemplate(merchantId);
  const { data: user } = useUser();
  return (
    <Stack gap="l" align="stretch">
      <Stack gap="xs">
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <Text tone="muted" as="p">
          {formatMessage(messages.lead)}
        </Text>
      </Stack>
      {error && !data && <PrintingLoadError error={error} onRetry={mutate} />}
      {!data && !error && (
        <Card padding="l">
          <span role="status" aria-label={formatMessage(commonMessages.loading)} />
          <Skeleton lines={12} />
        </Card>
      )}
      {data && user && (
        <Editor
          template={data}
          merchantId={merchantId}
          isReadOnly={user.rights.grants['print.settings'] !== 'allow'}
        />
      )}
    </Stack>
  );
}
