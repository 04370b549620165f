import { useId, type ReactNode } from 'react';
import { Heading } from '../Text/Heading.tsx';
import { FormFields } from './Form.tsx';
import { about, legend, section } from './Form.css.ts';

export interface FormSectionProps {
  /** What these fields are about. */
  title: ReactNode;
  /** The heading's rank in the page. */
  level?: 2 | 3 | 4;
  description?: ReactNode;
  /** Whether nothing in it can be changed now. */
  isDisabled?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under one heading. */
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
