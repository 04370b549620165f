import { createContext, use, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

type GetContainer = () => HTMLElement | null;

const Container = createContext<GetContainer | null>(null);
const listLayer = 'data-servery-list-layer';

export interface OverlayContainerProps {
  /** The element that overlays are appended to. Without it that is the document's body. */
  getContainer: GetContainer;
  children: ReactNode;
}

/** Moves every overlay of the kit below it into one element, as a host page or a shadow root needs. */
export function OverlayContainer({ getContainer, children }: OverlayContainerProps) {
  return (
    <Container value={getContainer}>
      <UNSAFE_PortalProvider getContainer={getContainer}>{children}</UNSAFE_PortalProvider>
    </Container>
  );
}

/**
 * The layer that lists of a `Select` open in: nothing clips it, and react-aria counts it as inside
 * of any dialog, so that the focus may go there and the dialog does not hide it.
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
