// If React finds these when it loads, it marks each render for a profiler, which tests don't use.
Object.assign(console, { timeStamp: undefined, createTask: undefined });
