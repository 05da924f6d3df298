/**
 * The script in the head of menus: the first screen is painted whole, for the row of a price that is still to come would move. A `link`
 * that stands in the document would do the same, but the W3C's validator does not know it yet.
 */
const link = document.createElement('link');
link.rel = 'expect';
link.href = `#${document.documentElement.dataset['below']}`;
link.setAttribute('blocking', 'render');
document.head.append(link);
