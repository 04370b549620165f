import { createContext, use, type FormHTMLAttributes, type ReactNode, type Ref } from 'react';
import { fields, form } from './Form.css.ts';

/** The layout of a form's fields. */
export type FormLayout = 'vertical' | 'horizontal' | 'inline' | 'columns';

const Layout = createContext<FormLayout>('vertical');

export interface FormProps extends Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'onReset' | 'autoComplete' | 'id' | 'aria-labelledby'
> {
  /** The accessible name of the form, if no heading names it. */
  label?: string;
  /**
   * The layout of the fields. `vertical`, with labels above, is the fastest to read; `horizontal`
   * puts labels next to their fields, `inline` suits a row of filters.
   * @default 'vertical'
   */
  layout?: FormLayout;
  /** The fields and actions of the form. */
  children: ReactNode;
  /** A ref to the `<form>` element. */
  ref?: Ref<HTMLFormElement>;
}

/** Contains fields and their actions. Validation is up to you: the browser's own is off. */
export function Form({ label, layout = 'vertical', children, ...native }: FormProps) {
  return (
    <Layout value={layout}>
      <form {...native} noValidate aria-label={label} className={form({ layout })}>
        {children}
      </form>
    </Layout>
  );
}

/** Fields in the layout of the surrounding form. */
export function FormFields({ children }: { children: ReactNode }) {
  return <div className={fields({ layout: use(Layout) })}>{children}</div>;
}
