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

/** The cards that show an all-time total (§2). The other cards show a breakdown. */
const totalSections = ['userOverview', 'itemOverview'] as const satisfies readonly Section[]
export type TotalSection = (typeof totalSections)[number]

export const isTotalSection = (section: Section): section is TotalSection =>
  totalSections.some((name) => name === section)
