/** The cards of the dashboard (§2). */
export const sections = ['userOverview', 'itemOverview', 'itemPerformance', 'itemListings'] as const
export type Section = (typeof sections)[number]

/** The titles of the cards (§2). */
export const sectionTitles: Readonly<Record<Section, string>> = {
  userOverview: 'User Overview',
  itemOverview: 'Item Overview',
  itemPerformance: 'Item Performance & Distribution',
  itemListings: 'Item Listings Overview',
}
