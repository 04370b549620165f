// Two pages: the product, and one that takes a single component.
export default {
  build: { rolldownOptions: { input: ['index.html', 'button.html'] } },
};
