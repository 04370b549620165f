import type { InvoiceStatus } from '@servery/api/template';
import {
  AlertIcon,
  ChartIcon,
  DownloadIcon,
  EditIcon,
  SuccessIcon,
  UploadIcon,
  type BadgeProps,
} from '@servery/ui';
import type { ComponentType } from 'react';

interface Sign {
  tone: NonNullable<BadgeProps['tone']>;
  Icon: ComponentType<{ size?: string }>;
}

/** The icon and the colour of each status; its name stands beside them always. */
export const statusSigns: Readonly<Record<InvoiceStatus, Sign>> = {
  Downloaded: { tone: 'accent', Icon: DownloadIcon },
  Draft: { tone: 'neutral', Icon: EditIcon },
  Paid: { tone: 'success', Icon: SuccessIcon },
  'Partial Payment': { tone: 'warning', Icon: ChartIcon },
  'Past Due': { tone: 'danger', Icon: AlertIcon },
  Sent: { tone: 'info', Icon: UploadIcon },
};
