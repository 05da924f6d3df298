/** The browser's entry on how this document was loaded; undefined where it has none. */
export const navigation = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];
