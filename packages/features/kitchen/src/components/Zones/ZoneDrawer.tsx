import type { KitchenZone } from '@servery/api';
import {
  Banner,
  Button,
  DeleteIcon,
  Drawer,
  Form,
  FormSummary,
  useUnsavedGuard,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { zonesDiscardWords, zonesErrorWords, zonesWords } from '../../messages.ts';
import { DeleteZone } from './DeleteZone.tsx';
import { useZoneForm } from './useZoneForm.ts';
import { ZoneFields } from './ZoneFields.tsx';

interface ZoneDrawerProps {
  /** Null for a new one. */
  zone: KitchenZone | null;
  zones: readonly KitchenZone[];
  categories: readonly { id: number; name: string }[];
  merchantId: number | '';
  onClose: () => void;
}

/** A zone's form beside the list. */
export function ZoneDrawer({ zone, onClose, ...props }: ZoneDrawerProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const { form, problem, submit } = useZoneForm(zone, props.merchantId, onClose);
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const { onCloseRequest, question } = useUnsavedGuard({
    isDirty,
    title: formatMessage(zonesDiscardWords.title),
    children: formatMessage(zonesDiscardWords.text),
    discardLabel: formatMessage(zonesDiscardWords.yes),
    keepLabel: formatMessage(zonesDiscardWords.no),
  });
  const title = zone
    ? formatMessage(zonesWords.edit, { name: zone.name })
    : formatMessage(zonesWords.new);
  return (
    <>
      <Drawer
        isOpen
        title={title}
        closeLabel={formatMessage(zonesWords.close)}
        isPending={isSubmitting}
        onCloseRequest={onCloseRequest}
        onOpenChange={onClose}
        footer={(close) => (
          <>
            {zone && (
              <DeleteZone zone={zone} zones={props.zones} onDone={onClose}>
                <Button tone="danger" emphasis="ghost" icon={<DeleteIcon />}>
                  {formatMessage(zonesWords.delete)}
                </Button>
              </DeleteZone>
            )}
            <Button emphasis="ghost" onPress={close}>
              {formatMessage(zonesWords.cancel)}
            </Button>
            <Button tone="accent" emphasis="solid" isPending={isSubmitting} onPress={submit}>
              {formatMessage(zone ? zonesWords.save : zonesWords.add)}
            </Button>
          </>
        )}
      >
        <Form
          label={title}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {problem && <Banner tone="danger">{text(problem)}</Banner>}
          <FormSummary
            errors={errors}
            submitCount={isSubmitting ? 0 : submitCount}
            title={(count) => formatMessage(zonesErrorWords.title, { count })}
          />
          <ZoneFields form={form} zone={zone} {...props} />
        </Form>
      </Drawer>
      {question}
    </>
  );
}
