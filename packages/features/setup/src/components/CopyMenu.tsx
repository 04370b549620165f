import {
  copyMenu,
  getDashboard,
  getSetUpGuide,
  listMenuSources,
  Problem,
  type MenuSource,
} from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';
import { useProblemText } from '@servery/screens';
import {
  Banner,
  Button,
  CopyIcon,
  Dialog,
  Radio,
  RadioGroup,
  Stack,
  Text,
  toast,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { copyMessages as messages } from '../messages/copy.ts';
import { problemMessages } from '../messages/problem.ts';

const refreshes = [getSetUpGuide, getDashboard, listMenuSources];

/** The button that copies another outlet's menu; without other outlets to copy from, nothing. */
export function CopyMenu({ merchantId }: { merchantId: number }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(listMenuSources, { query: { merchant_id: merchantId } });
  const sources = data?.sources ?? [];
  if (sources.length === 0) return null;
  return (
    <>
      <Button emphasis="outline" icon={<CopyIcon />} onPress={() => setOpen(true)}>
        {formatMessage(messages.open)}
      </Button>
      {isOpen && (
        <CopyDialog merchantId={merchantId} sources={sources} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface CopyDialogProps {
  merchantId: number;
  sources: readonly MenuSource[];
  onClose: () => void;
}

/** The outlets to copy from, each with what a copy of its menu has. */
function CopyDialog({ merchantId, sources, onClose }: CopyDialogProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText(problemMessages);
  const { trigger, isMutating } = useAction(copyMenu, { refreshes });
  const [chosen, setChosen] = useState(String(sources[0]?.id ?? ''));
  const [problem, setProblem] = useState<string>();
  const copy = async () => {
    setProblem(undefined);
    try {
      const { items, name } = await trigger({
        body: { merchant_id: merchantId, from_id: Number(chosen) },
      });
      toast.success({
        title: formatMessage(messages.success),
        text: formatMessage(messages.done, { items, name }),
      });
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof Problem)) throw refusal;
      setProblem(explain(refusal));
    }
  };
  return (
    <Dialog
      isOpen
      title={formatMessage(messages.title)}
      isPending={isMutating}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={(close) => (
        <>
          <Button emphasis="ghost" isDisabled={isMutating} onPress={close}>
            {formatMessage(messages.cancel)}
          </Button>
          <Button tone="accent" emphasis="solid" isPending={isMutating} onPress={() => void copy()}>
            {formatMessage(messages.copy)}
          </Button>
        </>
      )}
    >
      <Stack gap="m">
        <Text tone="muted">{formatMessage(messages.lead)}</Text>
        {problem && (
          <Banner tone="danger" isLive>
            {problem}
          </Banner>
        )}
        <RadioGroup
          look="card"
          label={formatMessage(messages.outlet)}
          value={chosen}
          onChange={setChosen}
        >
          {sources.map(({ id, name, ...counts }) => (
            <Radio key={id} value={String(id)} description={formatMessage(messages.counts, counts)}>
              <bdi>{name}</bdi>
            </Radio>
          ))}
        </RadioGroup>
      </Stack>
    </Dialog>
  );
}
