import { Skeleton, Stack, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formMessages } from '../messages/form.ts';
import type { Variant } from '../pages.ts';
import { contentOf, pageOf, sheetOf, side } from './Frame.css.ts';

export interface FrameSkeletonProps {
  variant: Variant;
}

/** Skeleton of a page before sign-in while its code loads. */
export function FrameSkeleton({ variant }: FrameSkeletonProps) {
  const { formatMessage } = useIntl();
  return (
    <main className={pageOf[variant]} aria-busy>
      {variant === 'cover' && <div className={side} />}
      <div className={sheetOf[variant]}>
        <div className={contentOf[variant]}>
          <VisuallyHidden>{formatMessage(formMessages.loading)}</VisuallyHidden>
          <Skeleton width="half" />
          <Stack gap="l">
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Stack>
        </div>
      </div>
    </main>
  );
}
