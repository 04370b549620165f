/** Style sheets of a library, which the bundler handles as files. */
declare module '*.css';
