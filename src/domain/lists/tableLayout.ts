import * as z from 'zod/mini'

/** `auto`: compact in a window of at least 1280 px, otherwise comfortable. */
export const densities = ['auto', 'comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** The table layout that a person chose. The browser stores one for each kind of list. */
export interface TableLayout {
  /** The names of the shown columns, or null for the default columns. */
  readonly columns: readonly string[] | null
  readonly density: Density
  /** Single-key shortcuts can be switched off for people who use speech input (WCAG 2.1.4). */
  readonly hasShortcuts: boolean
}

export const defaultTableLayout: TableLayout = { columns: null, density: 'auto', hasShortcuts: true }

/** The schema of a stored layout. */
export const tableLayoutSchema = z.object({
  columns: z.nullable(z.array(z.string())),
  density: z.enum(densities),
  hasShortcuts: z.boolean(),
})

/** Shows or hides one column. The columns keep the order of the table. */
export const toggleColumn = (all: readonly string[], shown: readonly string[], name: string): readonly string[] =>
  all.filter((column) => (column === name ? !shown.includes(name) : shown.includes(column)))
