import { addMenuGraph } from './menu-graph.ts';

type Connection = { readonly effectiveType?: string; readonly saveData?: boolean };

/**
 * Puts the whole menu as structured data into the page when the phone has nothing else to do. Crawlers that run scripts are Chromium,
 * which tells of its network; no diner pays for it whose browser does not, whose network is slow, or who saves data.
 */
export function showMenuGraph(): void {
  const { connection } = navigator as { readonly connection?: Connection };
  if (connection?.effectiveType !== '4g' || connection.saveData) return;
  requestIdleCallback(() => void addMenuGraph(document));
}
