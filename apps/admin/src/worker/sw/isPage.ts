const others = /^\/(api|assets)\/|^\/(healthz|readyz|metrics|trust)$|\.\w+$/;

/** Whether a path is a page of the app, rather than a file or an endpoint of the server. */
export const isPage = (path: string): boolean => !others.test(path);
