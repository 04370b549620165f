import type { MerchantAccount } from '@servery/api';
import { useRights } from '@servery/api/user';
import { Button, Card } from '@servery/ui';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** The props of a form that changes who has a merchant. */
export interface AssignedFormProps {
  merchant: MerchantAccount;
  /** Called with the merchant as it is now, if someone else has changed it. */
  onCurrent: (merchant: MerchantAccount) => void;
  onClose: () => void;
}

interface AssignedCardProps extends Pick<AssignedFormProps, 'merchant' | 'onCurrent'> {
  title: string;
  /** The label of the button that opens the form. */
  action: string;
  Form: ComponentType<AssignedFormProps>;
  /** The people who have the merchant. */
  children: ReactNode;
}

/** People who have a merchant. Only administrators can change them. */
export function AssignedCard({
  merchant,
  title,
  action,
  Form,
  onCurrent,
  children,
}: AssignedCardProps) {
  const can = useRights();
  // The version that is edited stays, even if the merchant reloads.
  const [edited, setEdited] = useState<MerchantAccount | null>(null);
  return (
    <Card
      title={title}
      level={3}
      actions={
        can('merchant.approve') && (
          <Button size="s" onPress={() => setEdited(merchant)}>
            {action}
          </Button>
        )
      }
    >
      {children}
      <Suspense fallback={null}>
        {edited && (
          <Form
            merchant={edited}
            onCurrent={(now) => {
              setEdited(now);
              onCurrent(now);
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
