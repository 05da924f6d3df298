/** Structured data as an element of the head. Nothing in it can end the element early. */
export const dataScript = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify(node).replaceAll('<', '\\u003c')}</script>`;
