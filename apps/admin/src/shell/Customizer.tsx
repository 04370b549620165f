import { Button, Drawer, ThemePanel, type ThemeChoice, type ThemeLayout } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../AppContext.ts';
import { lateMessages } from './lateMessages.ts';
import {
  brands,
  customizerMessages as own,
  layoutNames,
  optionNames,
} from './customizerMessages.ts';
import { customizing } from './customizing.ts';
import { arrange, layoutChoices, useLayout, type Layout } from './layout.ts';

const defaultLook = { skin: 'light', direction: '', density: '', brand: '' } as const;
const defaults = Object.fromEntries(
  Object.entries(layoutChoices).map(([name, [first]]) => [name, first]),
) as unknown as Layout;

/**
 * The panel for the app's appearance and layout. Changes apply immediately and are saved in this
 * browser.
 */
export default function Customizer() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(true);
  const { preferences, prefer, direction } = useApp();
  const layout = useLayout();
  const { skin, density, brand } = preferences;
  const value: ThemeChoice = {
    skin,
    direction,
    density: density || 'auto',
    brand: brand || null,
    layout,
  };
  const change = (next: ThemeChoice) => {
    arrange(next.layout);
    void prefer({
      skin: next.skin,
      density: next.density === 'auto' ? '' : next.density,
      brand: next.brand ?? '',
      ...(next.direction !== direction && { direction: next.direction }),
    });
  };
  const layouts = (Object.keys(layoutNames) as (keyof Layout)[]).map((key): ThemeLayout => ({
    key,
    label: formatMessage(layoutNames[key]),
    options: layoutChoices[key].map((option) => ({
      value: option,
      label: formatMessage(optionNames[option]),
    })),
  }));
  const restore = () => {
    arrange(defaults);
    void prefer(defaultLook);
  };
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) customizing.close();
      }}
      title={formatMessage(lateMessages.customize)}
      description={formatMessage(own.text)}
      footer={
        <Button tone="neutral" emphasis="outline" onPress={restore}>
          {formatMessage(own.restore)}
        </Button>
      }
    >
      <ThemePanel
        value={value}
        onChange={change}
        brands={brands.map(({ color, name }) => ({ color, label: formatMessage(name) }))}
        layouts={layouts}
        labels={{ brand: formatMessage(own.brand), noBrand: formatMessage(own.noBrand) }}
      />
    </Drawer>
  );
}
