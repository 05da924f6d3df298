/** Robots that run scripts: those of search engines and of their test tools. A phone whose user agent has one of these words fetches one file too many. */
const ROBOT = /bot|google/i;

/** Puts the whole menu as structured data into the page that a robot reads. No diner benefits from it, so none loads it. */
export async function tellRobots(page: Document): Promise<void> {
  if (ROBOT.test(navigator.userAgent)) await (await import('./menu-graph.ts')).addMenuGraph(page);
}
