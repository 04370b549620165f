/**
 * Runs in the page: shows a story through the preview's channel and waits until it's played and
 * checked by axe. Resolves with the problems.
 */
export function playStory(id) {
  const channel = globalThis['__STORYBOOK_ADDONS_CHANNEL__'];
  const problems = [];
  /** Waits for the classes of the pseudo-states add-on, which are added after rendering. */
  const waitForPseudo = async (turns) => {
    await new Promise((ready) => requestAnimationFrame(() => setTimeout(ready, 10)));
    const { storyRenders } = globalThis['__STORYBOOK_PREVIEW__'];
    const { storyGlobals } = storyRenders.find((render) => render.id === id)?.story ?? {};
    const wanted = Object.keys(storyGlobals?.pseudo ?? {}).map((key) =>
      key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    const there = [...document.querySelectorAll('[class*="pseudo-"]')]
      .flatMap(({ className }) => [
        ...String(className.baseVal ?? className).matchAll(/pseudo-([a-z-]+?)(?:-all)?(?= |$)/g),
      ])
      .map(([, name]) => name);
    const isSettled =
      wanted.every((name) => there.includes(name)) && there.every((name) => wanted.includes(name));
    if (isSettled) return;
    if (turns > 0) return waitForPseudo(turns - 1);
    problems.push(
      `It shows ${there.join(', ') || 'no state'}, not ${wanted.join(', ') || 'none'}.`,
    );
  };
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(limit);
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
      void waitForPseudo(100).then(() => resolve(problems));
    };
    const fail = (error) => problems.push(error?.message ?? error?.description ?? String(error));
    const listeners = {
      playFunctionThrewException: fail,
      unhandledErrorsWhilePlaying: (all) => all.forEach(fail),
      storyThrewException: (error) => {
        fail(error);
        end();
      },
      storyErrored: (error) => {
        fail(error);
        end();
      },
      storyMissing: () => {
        problems.push('There is no such story.');
        end();
      },
      storyFinished: ({ storyId, reporters }) => {
        if (storyId !== id) return;
        for (const { type, status, result } of reporters)
          if (type === 'a11y' && status === 'failed') {
            for (const { id: rule, help, nodes } of result.violations ?? [])
              problems.push(
                `axe ${rule}: ${help} (${nodes.map(({ target }) => target).join('; ')})`,
              );
            if (!result.violations) problems.push(`axe failed: ${result.error?.message}`);
          }
        end();
      },
    };
    const limit = setTimeout(() => {
      problems.push('It did not finish within 20 s.');
      end();
    }, 20_000);
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
    const current = globalThis['__STORYBOOK_PREVIEW__'].currentSelection?.storyId;
    channel.emit(current === id ? 'forceRemount' : 'setCurrentStory', {
      storyId: id,
      viewMode: 'story',
    });
  });
}
