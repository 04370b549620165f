import { createContext, use, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

type GetContainer = () => HTMLElement | null;

const Container = createContext<GetContainer | null>(null);
const listLayer = 'data-servery-list-layer';

export interface OverlayContainerProps {
  /**
   * Returns the element that overlays are appended to. If it returns null, that's the document's
   * body.
   */
  getContainer: GetContainer;
  /** The content whose overlays are moved. */
  children: ReactNode;
}

/** Moves all overlays of the kit inside it into one element, for a host page or a shadow root. */
export function OverlayContainer({ getContainer, children }: OverlayContainerProps) {
  return (
    <Container value={getContainer}>
      <UNSAFE_PortalProvider getContainer={getContainer}>{children}</UNSAFE_PortalProvider>
    </Container>
  );
}

/**
 * Returns a function that gives the layer for lists of a `Select`. Nothing clips it, and react-aria
 * treats it as inside any dialog, so that it can take focus and isn't hidden.
 */
export function useListLayer(): () => HTMLElement {
  const getContainer = use(Container);
  return () => {
    const host = getContainer?.() ?? document.body;
    const known = host.querySelector<HTMLElement>(`:scope > [${listLayer}]`);
    if (known) return known;
    const layer = document.createElement('div');
    layer.setAttribute(listLayer, '');
    layer.setAttribute('data-react-aria-top-layer', 'true');
    return host.appendChild(layer);
  };
}
