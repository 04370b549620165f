const others = /^\/(api|assets)\/|^\/(healthz|readyz|metrics|trust)$|\.\w+$/;

/** Whether a path leads to the app's page, rather than to a file or to what the server itself says. */
export const isPage = (path: string): boolean => !others.test(path);
