import type { CsvColumn } from '#domain/lists/csv.ts'
import { displayNameOf, hasReferralCode, type Marketer } from '#domain/people/marketers.ts'
import { emptyRefereeTotals, fractionWithItems as fractionOf, type RefereeTotals } from '#domain/people/referees.ts'

/** Tallies by referral code. */
export type RefereeTotalsByCode = Readonly<Record<string, RefereeTotals>>

/** The marketers whose referees have to be fetched: without a code, or with none referred, there are none. */
const codesToCount = (marketers: readonly Marketer[]): readonly string[] => [
  ...new Set(
    marketers
      .filter(({ referralCode, referredUsers }) => hasReferralCode(referralCode) && referredUsers > 0)
      .map(({ referralCode }) => referralCode),
  ),
]

/** The codes whose referees are still to be counted. */
export const uncountedCodes = (marketers: readonly Marketer[], tallies: RefereeTotalsByCode): readonly string[] =>
  codesToCount(marketers).filter((code) => !tallies[code])

/** By what a leaderboard can be ordered. */
export const leaderboardOrders = ['referred', 'share', 'items'] as const
export type LeaderboardOrder = (typeof leaderboardOrders)[number]

/** One marketer's place. Equals share a place, and the place after them is left out. */
export interface LeaderboardRow {
  readonly rank: number
  readonly marketer: Marketer
  readonly totals: RefereeTotals
  /** Of referees with at least one item, 0 to 1; null where nobody was referred. */
  readonly fractionWithItems: number | null
}

type UnrankedRow = Omit<LeaderboardRow, 'rank'>

const figures: Readonly<Record<LeaderboardOrder, (standing: UnrankedRow) => number>> = {
  referred: ({ totals }) => totals.refereeCount,
  share: ({ fractionWithItems }) => fractionWithItems ?? -1,
  items: ({ totals }) => totals.itemCount,
}

/** All marketers in the order of a figure; of equals who referred more comes first, and then the name decides. */
export const createLeaderboardRows = (
  marketers: readonly Marketer[],
  tallies: RefereeTotalsByCode,
  order: LeaderboardOrder,
): readonly LeaderboardRow[] => {
  const unplaced = marketers.map((marketer): UnrankedRow => {
    const tally = tallies[marketer.referralCode] ?? emptyRefereeTotals
    return { marketer, totals: tally, fractionWithItems: fractionOf(tally) }
  })
  const figure = figures[order]
  const sorted = unplaced.sort(
    (a, b) =>
      figure(b) - figure(a) ||
      figures.referred(b) - figures.referred(a) ||
      (displayNameOf(a.marketer) < displayNameOf(b.marketer) ? -1 : 1),
  )
  const all = sorted.map(figure)
  return sorted.map((standing) => ({ ...standing, rank: all.indexOf(figure(standing)) + 1 }))
}

/** Whole percent points. */
export const formatPercent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`)

/** The leaderboard as a file. */
export const leaderboardColumns: readonly CsvColumn<LeaderboardRow>[] = [
  { label: 'Place', text: ({ rank }) => String(rank) },
  { label: 'Name', text: ({ marketer }) => displayNameOf(marketer) },
  { label: 'Email', text: ({ marketer }) => marketer.email },
  { label: 'Referral Code', isText: true, text: ({ marketer }) => marketer.referralCode },
  { label: 'Users Referred', text: ({ totals }) => String(totals.refereeCount) },
  { label: 'With items', text: ({ totals }) => String(totals.refereesWithItems) },
  {
    label: 'Share with items',
    text: ({ fractionWithItems }) => (fractionWithItems === null ? '' : formatPercent(fractionWithItems)),
  },
  { label: 'Items listed', text: ({ totals }) => String(totals.itemCount) },
]
