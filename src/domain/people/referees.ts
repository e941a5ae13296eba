import { type EntityOf, refereeContract } from '#domain/records/contract.ts'
import { schemaOf } from '#domain/records/schemas.ts'
import { statusText } from '#domain/text.ts'
import { createSearch } from '#domain/search/createSearch.ts'
import type { FoldedText } from '#domain/search/search.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'
import { rowsSchema } from '#domain/lists/unreadableRows.ts'

/** A user who signed up with a marketer's referral code (§3). */
export type Referee = EntityOf<typeof refereeContract>

export const refereeSchema = schemaOf(refereeContract)

/** The referees of one response. */
export const refereesSchema = rowsSchema(refereeSchema)

/** One call for referees. `cursor` is null for the first batch. */
export interface RefereesRequest {
  readonly code: string
  readonly cursor: Cursor | null
}

/** A referee with its search text, built once when the response arrives. */
export interface RefereeRow extends Referee {
  /** Name and email, see `toSearchText`. */
  readonly searchText: FoldedText
}

/** The rows whose name or email contains the words of the term (§5). An empty term matches all rows. */
export const searchReferees = (rows: readonly RefereeRow[], term: string): readonly RefereeRow[] => {
  const isFound = createSearch(term)
  return rows.filter(({ searchText }) => isFound(searchText))
}

/** The name of a referee in a row: the name, or else the email. */
export const refereeName = ({ name, email }: Referee): string => name || email || 'No name'

/** The status for the screen; without a status it is unknown (§3). */
export const refereeStatus = ({ userStatus }: Referee): string => statusText(userStatus) || 'Unknown status'

export const isUnlisted = ({ totalItemsCount }: Pick<Referee, 'totalItemsCount'>): boolean => totalItemsCount === 0

/** The totals of a list of referees. */
export interface RefereeTotals {
  readonly refereeCount: number
  /** Referees with at least one item. */
  readonly refereesWithItems: number
  /** All items that the referees have listed. */
  readonly itemCount: number
}

export const emptyRefereeTotals: RefereeTotals = { refereeCount: 0, refereesWithItems: 0, itemCount: 0 }

export const sumReferees = (referees: readonly Pick<Referee, 'totalItemsCount'>[]): RefereeTotals => ({
  refereeCount: referees.length,
  refereesWithItems: referees.filter(({ totalItemsCount }) => totalItemsCount > 0).length,
  itemCount: referees.reduce((sum, { totalItemsCount }) => sum + totalItemsCount, 0),
})

/** The fraction of referees with at least one item, 0 to 1; null without referees. */
export const fractionWithItems = ({ refereeCount, refereesWithItems }: RefereeTotals): number | null =>
  refereeCount === 0 ? null : refereesWithItems / refereeCount

/** The numbers of referees that count as milestones, in ascending order. */
export const milestones = [1, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const

/** The last milestone reached and the next one. `reached` is null before the first, `next` after the last. */
export const milestoneAt = (referred: number): { readonly reached: number | null; readonly next: number | null } => ({
  reached: milestones.findLast((milestone) => milestone <= referred) ?? null,
  next: milestones.find((milestone) => milestone > referred) ?? null,
})
