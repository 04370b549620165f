import { useEffect } from 'react';

const paper = '@page { size: A4; margin: 14mm }';

/** While it is drawn, what is printed stands on A4. A sheet of one's own, as a style element would need the page's leave (CSP). */
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
