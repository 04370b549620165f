import { Heading, Text } from '@servery/ui';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Illustration } from '../illustrations/Illustration.tsx';
import type { Variant } from '../pages.ts';
import {
  contentOf,
  footer as footerStyle,
  pageOf,
  sheetOf,
  side,
  sidePicture,
  topPicture,
  textBlock,
} from './Frame.css.ts';

export interface FrameProps {
  variant: Variant;
  drawing: ComponentType;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  /** Text and a link at the end. */
  footer?: ReactNode;
  /** Whether the content has more than one column of fields. */
  isWide?: boolean;
  /**
   * Whether the page confirms a completed action; its heading then takes the focus, so that it's
   * announced.
   */
  isArrival?: boolean;
}

/**
 * Layout of a page before sign-in: a card with a small picture, or the form next to a large one.
 */
export function Frame({
  variant,
  drawing,
  title,
  lead,
  children,
  footer,
  isWide,
  isArrival,
}: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  const look = variant === 'cover' && isWide ? 'coverWide' : variant;
  return (
    <main className={pageOf[look]}>
      {variant === 'cover' && (
        <div className={side}>
          <div className={sidePicture}>
            <Illustration drawing={drawing} />
          </div>
        </div>
      )}
      <div className={sheetOf[variant]}>
        <div className={contentOf[look]}>
          {variant === 'basic' && (
            <div className={topPicture}>
              <Illustration drawing={drawing} />
            </div>
          )}
          <div className={textBlock}>
            <Heading level={1} size="xxl" ref={heading}>
              {title}
            </Heading>
            {lead && (
              <Text as="p" tone="muted">
                {lead}
              </Text>
            )}
          </div>
          {children}
          {footer && <div className={footerStyle}>{footer}</div>}
        </div>
      </div>
    </main>
  );
}
