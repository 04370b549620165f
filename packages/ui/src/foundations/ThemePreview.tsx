import { useLayoutEffect, useRef } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Description, DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Theme } from '../styles/themeFile.ts';
import { wearTheme } from '../styles/wearTheme.ts';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { menuWord, preview, previewMenu, previewPage } from './foundations.css.ts';

export interface ThemePreviewProps {
  theme: Theme;
}

/** A small page with a theme applied. */
export function ThemePreview({ theme }: ThemePreviewProps) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (page.current) wearTheme(page.current, theme);
  }, [theme]);
  return (
    <div ref={page} className={preview} role="group" aria-label="Preview">
      <div className={previewMenu}>
        <span className={menuWord} data-current>
          Orders
        </span>
        <span className={menuWord}>Menu</span>
        <span className={menuWord}>Payments</span>
      </div>
      <div className={previewPage}>
        <Stack>
          <Inline justify="between">
            <Heading level={3} size="l">
              Order 1048
            </Heading>
            <Badge tone="success">Accepted</Badge>
          </Inline>
          <Text tone="muted">Table 12, QR code, 18:40</Text>
          <Banner tone="warning" isLive={false}>
            The kitchen printer is out of paper.
          </Banner>
          <DescriptionList>
            <Description term="2 × Nasi lemak">
              <Amount>RM 25.80</Amount>
            </Description>
            <Description term="Voucher">
              <Amount tone="success">-RM 3.00</Amount>
            </Description>
          </DescriptionList>
          <TextField label="Note for the kitchen" placeholder="No egg" />
          <Checkbox defaultSelected>Call guest when ready</Checkbox>
          <Inline gap="s">
            <Button tone="accent" emphasis="solid">
              Accept order
            </Button>
            <Button>Print</Button>
            <Button tone="danger" emphasis="soft">
              Void
            </Button>
          </Inline>
        </Stack>
      </div>
    </div>
  );
}
