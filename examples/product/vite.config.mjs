// Three pages: the product, one that uses a single component, and one of all overlays.
export default {
  build: { rolldownOptions: { input: ['index.html', 'button.html', 'overlays.html'] } },
};
