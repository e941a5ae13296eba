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

/** The columns and the density that a link contains. What is missing changes nothing. */
export interface LinkedLayout {
  /** The names of columns, or null for the default columns. */
  readonly columns?: readonly string[] | null
  readonly density?: Density
}

const defaultName = 'default'

const columnNames = z.string().check(z.regex(/^[a-z]{1,20}(?:\.[a-z]{1,20}){0,30}$/))

/** Reads the parameters of a link. Null if it says nothing about the table. */
export const parseLayout = (param: (name: string) => string | null): LinkedLayout | null => {
  const columns = columnNames.safeParse(param('columns')).data
  const density = z.enum(densities).safeParse(param('density')).data
  if (columns === undefined && density === undefined) return null
  return {
    ...(columns !== undefined && { columns: columns === defaultName ? null : columns.split('.') }),
    ...(density !== undefined && { density }),
  }
}

/** What differs from the default layout. A copied link leaves the rest as the other person has it. */
export const chosenLayout = ({ columns, density }: LinkedLayout): LinkedLayout => ({
  ...(columns && { columns }),
  ...(density && density !== defaultTableLayout.density && { density }),
})

/** The parameters of a link. */
export const layoutParams = ({ columns, density }: LinkedLayout = {}) =>
  [
    ['columns', columns === null ? defaultName : (columns?.join('.') ?? null)],
    ['density', density ?? null],
  ] as const

/** Takes over the layout of a link. Unknown columns are left out; without a known one, the columns stay. */
export const withLinkedLayout = (layout: TableLayout, linked: LinkedLayout, all: readonly string[]): TableLayout => {
  const known = linked.columns && all.filter((name) => linked.columns?.includes(name))
  return {
    ...layout,
    ...(linked.density && { density: linked.density }),
    ...(known === null || (known && known.length > 0) ? { columns: known } : {}),
  }
}
