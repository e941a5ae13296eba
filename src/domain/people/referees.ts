import * as z from 'zod/mini'
import type { CsvColumn } from '#domain/lists/csv.ts'
import { countField, textField } from '#domain/lists/schemaFields.ts'

/** A user who signed up with a marketer's referral code (§3). A missing text is empty, a missing number 0. */
export const refereeSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: textField,
  email: textField,
  userStatus: textField,
  totalItemsCount: countField,
})

export type Referee = z.infer<typeof refereeSchema>

/** The referees of one answer, as the contract sends them. */
export const refereesSchema = z.array(refereeSchema)

/** A referee with what a search needs made once, when the answer arrives. */
export interface RefereeRow {
  readonly referee: Referee
  /** Name and email in lower case, one a line. */
  readonly searchText: string
}

export const toRefereeRow = (referee: Referee): RefereeRow => ({
  referee,
  searchText: `${referee.name}\n${referee.email}`.toLowerCase(),
})

/** The rows whose name or email holds a term, in whatever case (§5); all of them where nothing is typed. */
export const searchReferees = (rows: readonly RefereeRow[], term: string): readonly RefereeRow[] => {
  const needle = term.trim().toLowerCase()
  return needle === '' ? rows : rows.filter(({ searchText }) => searchText.includes(needle))
}

/** What a row calls a referee: the name, or the email where there is none. */
export const refereeName = ({ name, email }: Referee): string => name || email || 'No name'

/** The status as a person reads it; one that the server does not say is unknown (§3). */
export const refereeStatus = ({ userStatus }: Referee): string =>
  userStatus === '' ? 'Unknown status' : userStatus.charAt(0).toUpperCase() + userStatus.slice(1).toLowerCase()

/** What some referees come to. */
export interface RefereeTotals {
  readonly refereeCount: number
  /** Referees with at least one item. */
  readonly refereesWithItems: number
  /** Items that all of them have listed. */
  readonly itemCount: number
}

export const emptyRefereeTotals: RefereeTotals = { refereeCount: 0, refereesWithItems: 0, itemCount: 0 }

export const sumReferees = (some: readonly Pick<Referee, 'totalItemsCount'>[]): RefereeTotals => ({
  refereeCount: some.length,
  refereesWithItems: some.filter(({ totalItemsCount }) => totalItemsCount > 0).length,
  itemCount: some.reduce((sum, { totalItemsCount }) => sum + totalItemsCount, 0),
})

/** The share of referees with at least one item, 0 to 1; null where nobody was referred. */
export const fractionWithItems = ({ refereeCount: all, refereesWithItems }: RefereeTotals): number | null =>
  all === 0 ? null : refereesWithItems / all

/** Numbers of referees that are worth a mention, smallest first. */
export const milestones = [1, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const

/** The milestone reached last and the next one; null before the first and after the last. */
export const milestoneAt = (referred: number): { readonly reached: number | null; readonly next: number | null } => ({
  reached: milestones.findLast((milestone) => milestone <= referred) ?? null,
  next: milestones.find((milestone) => milestone > referred) ?? null,
})

/** The columns of a file of referees. */
export const refereeColumns: readonly CsvColumn<Referee>[] = [
  { label: 'Referee', text: ({ name }) => name },
  { label: 'Email', text: ({ email }) => email },
  { label: 'Items traded', text: ({ totalItemsCount }) => String(totalItemsCount) },
  { label: 'Status', text: refereeStatus },
]
