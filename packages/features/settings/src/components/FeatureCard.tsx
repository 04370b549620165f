import { featureLayers, type FeatureLayer, type MerchantFeature } from '@servery/api';
import { featureMessages, featureOffMessages } from '@servery/screens/messages';
import { Badge, Card, ConfirmDialog, Switch } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { featureAboutMessages, featuresMessages as messages } from '../messages/features.ts';
import * as styles from './settings.css.ts';

/** A switch of a feature: who decides, and whether they say yes. */
export interface FeatureSwitch {
  layer: FeatureLayer;
  is_on: boolean;
}

interface FeatureCardProps {
  feature: MerchantFeature;
  /** The decider whose switch is being saved; null if none is. */
  pending: FeatureLayer | null;
  /** Whether the reader also decides for the platform and the plan. */
  isPlatform: boolean;
  /** Saves a switch. Resolves when it is saved or refused. */
  onSwitch: (change: FeatureSwitch) => Promise<unknown>;
  /** A button that exports its data, which is shown while it is off. */
  exportButton?: ReactNode;
}

/** A feature with what it includes, who says no to it, and the switches of its reader. */
export function FeatureCard({
  feature: { feature, is_on, ...says },
  pending,
  isPlatform,
  onSwitch,
  exportButton,
}: FeatureCardProps) {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState<FeatureLayer | null>(null);
  const name = formatMessage(featureMessages[feature]);
  const refusing = (['platform', 'plan'] as const).find((layer) => !says[layer]);
  const shown = featureLayers.filter((layer) => isPlatform || layer === 'merchant');
  const change = (layer: FeatureLayer, wanted: boolean) =>
    wanted ? void onSwitch({ layer, is_on: true }) : setAsking(layer);
  return (
    <Card
      title={name}
      padding="l"
      actions={
        <Badge tone={is_on ? 'success' : 'neutral'}>
          {formatMessage(is_on ? messages.on : messages.off)}
        </Badge>
      }
    >
      <div className={styles.stack}>
        <p className={styles.help}>{formatMessage(featureAboutMessages[feature])}</p>
        {shown.map((layer) => (
          <Switch
            key={layer}
            isRow
            isSelected={pending === layer ? !says[layer] : says[layer]}
            isPending={pending === layer}
            // It can still be turned off; only the platform or a plan can allow it again.
            isDisabled={layer === 'merchant' && refusing !== undefined && !says.merchant}
            onChange={(wanted) => change(layer, wanted)}
          >
            {formatMessage(messages[layer])}
          </Switch>
        ))}
        {refusing && !isPlatform && (
          <p className={styles.help}>{formatMessage(featureOffMessages[refusing])}</p>
        )}
        {!is_on && exportButton}
      </div>
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        title={formatMessage(messages.askOff, { feature: name })}
        confirmLabel={formatMessage(messages.turnOff)}
        onConfirm={() => asking && onSwitch({ layer: asking, is_on: false })}
      >
        {formatMessage(messages.askText, { feature: name })}
      </ConfirmDialog>
    </Card>
  );
}
