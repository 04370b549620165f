// Storybook's test functions record each call for its panel of interactions, with the visible text
// of every element that they get. Tests have no such panel, and it takes a fifteenth of a story's
// time.
history.replaceState(history.state, '', `${location.pathname}${location.search}&instrument=false`);
