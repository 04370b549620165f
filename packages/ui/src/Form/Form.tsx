import { createContext, use, type FormHTMLAttributes, type ReactNode, type Ref } from 'react';
import { fields, form } from './Form.css.ts';

/** How the fields of a form stand. */
export type FormLayout = 'vertical' | 'horizontal' | 'inline' | 'columns';

const Layout = createContext<FormLayout>('vertical');

export interface FormProps extends Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'onReset' | 'autoComplete' | 'id' | 'aria-labelledby'
> {
  /** What the form is about, to a screen reader, where no heading says it. */
  label?: string;
  /** One column with labels above is read fastest; `horizontal` puts labels beside, `inline` is for a filter's line. */
  layout?: FormLayout;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/** Holds fields and what is done with them; checks are the caller's, not the browser's. */
export function Form({ label, layout = 'vertical', children, ...native }: FormProps) {
  return (
    <Layout value={layout}>
      <form {...native} noValidate aria-label={label} className={form({ layout })}>
        {children}
      </form>
    </Layout>
  );
}

/** Fields beside or under each other, as the form around them says. */
export function FormFields({ children }: { children: ReactNode }) {
  return <div className={fields({ layout: use(Layout) })}>{children}</div>;
}
