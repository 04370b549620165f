import { CartMenu } from '@servery/shop';
import { TemplateHost } from './TemplateHost.tsx';

/** The cart of the template's shop, beside the bell. */
export default function Cart() {
  return (
    <TemplateHost>
      <CartMenu shopHref="/apps/ecommerce/shop" />
    </TemplateHost>
  );
}
