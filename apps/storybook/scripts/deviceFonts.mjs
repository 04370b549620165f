/**
 * Returns the fonts of this machine that a page shows text in, each with the start of an element in
 * it. Such text looks different on another machine.
 */
export async function deviceFonts(page) {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'body *',
    });
    /** The elements by font; the innermost of nested ones comes last. */
    const found = new Map();
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts)
        if (!isCustomFont) found.set(familyName, nodeId);
    }
    const lines = [...found].map(async ([name, nodeId]) => {
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      return `${name}: ${outerHTML.slice(0, 160)}`;
    });
    return await Promise.all(lines);
  } finally {
    await session.detach();
  }
}
