import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';

/** Storybook's own sheet, in the scheme of the skin that the toolbar chose. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  const skin = useSyncExternalStore(watchSkin, readSkin);
  return <DocsContainer {...props} theme={skin === 'dark' ? themes.dark : themes.light} />;
}

const readSkin = () => document.documentElement.dataset.skin;

function watchSkin(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-skin'] });
  return () => observer.disconnect();
}
