import { CartMenu } from '@servery/shop';
import { Scenarios } from './Scenarios.tsx';
import { TemplateHost } from './TemplateHost.tsx';

/** What the template puts beside the bell: how its sample behaves, and the shop's cart. */
export default function Beside({ isTemplate }: { isTemplate: boolean }) {
  return (
    <>
      <Scenarios />
      {isTemplate && (
        <TemplateHost>
          <CartMenu shopHref="/apps/ecommerce/shop" />
        </TemplateHost>
      )}
    </>
  );
}
