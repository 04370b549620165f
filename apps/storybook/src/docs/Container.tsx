import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';

/** Storybook's own docs container, in the light or dark scheme that matches the selected skin. */
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
