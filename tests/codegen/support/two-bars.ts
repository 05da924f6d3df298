/** Files of a project with a bar and a café, and a table that is there already. */
export const TWO_BARS = {
  'menus/bar.yaml': 'venue: Bar Pepe\nsections:\n- section: Tapas\n  items:\n  - Pan: 2\n',
  'menus/cafe.yaml': 'venue: Café Sol\nstatus: unavailable\n',
  'there.csv': 'mine',
};
