import { CartMenu } from '@servery/shop';
import { useHref } from '../AppContext.ts';
import { Scenarios } from './Scenarios.tsx';
import { TemplateHost } from './TemplateHost.tsx';

/** The template apps' part of the top bar: the scenarios of the sample, and the shop's cart. */
export default function Beside({ isTemplate }: { isTemplate: boolean }) {
  const hrefTo = useHref();
  return (
    <>
      <Scenarios />
      {isTemplate && (
        <TemplateHost>
          <CartMenu shopHref={hrefTo('shop')} />
        </TemplateHost>
      )}
    </>
  );
}
