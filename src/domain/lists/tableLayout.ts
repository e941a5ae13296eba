import * as z from 'zod/mini'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How somebody likes a table to look; kept in the browser for each kind of list. */
export interface TableLayout {
  /** The names of the shown columns, or null for the usual ones. */
  readonly columns: readonly string[] | null
  readonly density: Density
  /** Whether single keys do something: they can be switched off for people who dictate (WCAG 2.1.4). */
  readonly hasShortcuts: boolean
}

export const defaultTableLayout: TableLayout = { columns: null, density: 'comfortable', hasShortcuts: true }

/** What a browser may have kept. */
export const tableLayoutSchema = z.object({
  columns: z.nullable(z.array(z.string())),
  density: z.enum(densities),
  hasShortcuts: z.boolean(),
})

/** The shown columns with one shown or hidden; they keep the order of the table. */
export const toggleColumn = (all: readonly string[], shown: readonly string[], name: string): readonly string[] =>
  all.filter((one) => (one === name ? !shown.includes(name) : shown.includes(one)))
