import { useEffect } from 'react';

const paper = '@page { size: A4; margin: 14mm }';

/**
 * Sets the printed page to A4 while mounted. Uses an adopted style sheet, because the CSP would
 * block a style element.
 */
export function usePaper(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(paper);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
