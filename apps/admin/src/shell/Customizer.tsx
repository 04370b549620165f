import { Button, Drawer, ThemePanel, type ThemeChoice, type ThemeLayout } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../AppContext.ts';
import { appWords } from '../words.ts';
import { shellWords as words } from './words.ts';
import { brands, customizerWords as own, layoutNames, optionNames } from './customizerWords.ts';
import { customizing } from './customizing.ts';
import { arrange, layoutChoices, useLayout, type Layout } from './layout.ts';

const house = { skin: 'light', direction: '', density: '', brand: '' } as const;
const defaults = Object.fromEntries(
  Object.entries(layoutChoices).map(([name, [first]]) => [name, first]),
) as unknown as Layout;

/** The panel in which everybody sets how the app looks and stands; each change shows at once and stays in this browser. */
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
    void prefer(house);
  };
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) customizing.close();
      }}
      title={formatMessage(words.customize)}
      description={formatMessage(own.text)}
      closeLabel={formatMessage(appWords.close)}
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
        words={{
          skin: formatMessage(words.skin),
          skins: {
            light: formatMessage(words.light),
            bordered: formatMessage(words.bordered),
            dark: formatMessage(words.dark),
            'semi-dark': formatMessage(words['semi-dark']),
          },
          direction: formatMessage(own.direction),
          directions: { ltr: formatMessage(own.ltr), rtl: formatMessage(own.rtl) },
          density: formatMessage(own.density),
          densities: {
            auto: formatMessage(optionNames.auto),
            compact: formatMessage(own.compact),
            comfortable: formatMessage(own.comfortable),
            touch: formatMessage(own.touch),
          },
          brand: formatMessage(own.brand),
          noBrand: formatMessage(own.noBrand),
          ownBrand: formatMessage(own.ownBrand),
        }}
      />
    </Drawer>
  );
}
