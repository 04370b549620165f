import { useId, type ReactNode } from 'react';
import { Heading } from '../Text/Heading.tsx';
import { FormFields } from './Form.tsx';
import { about, legend, section } from './Form.css.ts';

export interface FormSectionProps {
  /** The heading of the section. */
  title: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /** Help text below the heading. */
  description?: ReactNode;
  /**
   * Whether all fields of the section are disabled.
   * @default false
   */
  isDisabled?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Related fields under one heading. */
export function FormSection({
  title,
  level = 2,
  description,
  isDisabled,
  children,
}: FormSectionProps) {
  const id = useId();
  return (
    <fieldset
      className={section}
      disabled={isDisabled}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-about` : undefined}
    >
      <div className={legend}>
        <Heading level={level} size="s" id={id}>
          {title}
        </Heading>
        {description && (
          <p id={`${id}-about`} className={about}>
            {description}
          </p>
        )}
      </div>
      <FormFields>{children}</FormFields>
    </fieldset>
  );
}
