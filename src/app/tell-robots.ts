/** Robots that run scripts: those of search engines, and what tests a page for them. A phone whose name has one of these words fetches a file too many. */
const ROBOT = /bot|google/i;

/** Puts the whole menu as structured data into the page that a robot reads. No diner gains by it, so none loads it. */
export async function tellRobots(page: Document): Promise<void> {
  if (ROBOT.test(navigator.userAgent)) await (await import('./menu-graph.ts')).addMenuGraph(page);
}
