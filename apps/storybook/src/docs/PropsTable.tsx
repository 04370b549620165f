import type { StrictArgTypes } from 'storybook/internal/types';
import css from './docs.module.css';
import { readProps } from './readProps.ts';
import { Section } from './Section.tsx';

export interface PropsTableProps {
  argTypes: StrictArgTypes;
  component: unknown;
}

/**
 * The props of a component with their docstrings, types and defaults. Renders nothing if there are
 * none.
 */
export function PropsTable({ argTypes, component }: PropsTableProps) {
  const props = readProps(argTypes, component);
  if (props.length === 0) return null;
  return (
    <Section title="Props">
      <div className={css.tableBox}>
        <table className={css.table}>
          <thead>
            <tr>
              {['Prop', 'What it is'].map((name) => (
                <th key={name} scope="col" className={css.headCell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.map(({ name, isRequired, types, description, standard }) => (
              <tr key={name}>
                <th scope="row" className={css.cell}>
                  <span className={css.propName}>{name}</span>
                  {isRequired && (
                    <abbr className={css.required} title="required">
                      *
                    </abbr>
                  )}
                </th>
                <td className={css.cell}>
                  {description}
                  <div className={css.types}>
                    {types.map((type) => (
                      <code key={type} className={css.chip}>
                        {type}
                      </code>
                    ))}
                    {standard && <span className={css.standard}>default {standard}</span>}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
