import type { CsvColumn } from '#domain/lists/csv.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { hasReferralCode } from '#domain/people/referralCodes.ts'
import { ownValue } from '#domain/ownValue.ts'
import { compareTexts, fold } from '#domain/search/search.ts'
import { emptyTally, type RefereeTally } from '#domain/people/refereeTallies.ts'
import type { RefereePeriod } from '#domain/periods/signUpPeriods.ts'
import { shownShare } from '#domain/shares.ts'
import { fractionWithItems as fractionOf, type RefereeTotals } from '#domain/people/referees.ts'

/** The totals of the referees, by referral code. */
export type RefereeTallies = Readonly<Record<string, RefereeTally>>

/** The codes to count. A marketer without a code or without referred users has no referees. */
export const codesToCount = (marketers: readonly Marketer[]): readonly string[] => [
  ...new Set(
    marketers
      .filter(({ referralCode, referredUsers }) => hasReferralCode(referralCode) && referredUsers > 0)
      .map(({ referralCode }) => referralCode),
  ),
]

/** The codes whose referees are not counted yet. */
export const uncountedCodes = (marketers: readonly Marketer[], tallies: RefereeTallies): readonly string[] =>
  codesToCount(marketers).filter((code) => !Object.hasOwn(tallies, code))

const tallyOf = ({ referralCode }: Marketer, tallies: RefereeTallies): RefereeTally =>
  ownValue(tallies, referralCode) ?? emptyTally

/** Referees of all marketers without a date of sign-up, and all referees. */
export const countUndatedReferees = (tallies: RefereeTallies): { undatedCount: number; refereeCount: number } => {
  const all = Object.values(tallies)
  return {
    undatedCount: all.reduce((sum, { undatedCount }) => sum + undatedCount, 0),
    refereeCount: all.reduce((sum, { totals }) => sum + totals.all.refereeCount, 0),
  }
}

/** The figures that the leaderboard can be ordered by. */
export const leaderboardOrders = ['referred', 'share', 'items'] as const
export type LeaderboardOrder = (typeof leaderboardOrders)[number]

/** One marketer with its rank. Equal marketers share a rank, and the rank after them is skipped. */
export interface LeaderboardRow {
  /** Null without a share to order by, or if no marketer has anything to count: nobody is first. */
  readonly rank: number | null
  /** The rank in the week or month before. Null without a figure there. */
  readonly earlierRank: number | null
  readonly marketer: Marketer
  readonly totals: RefereeTotals
  /** The fraction of referees with at least one item, 0 to 1; null without referees. */
  readonly fractionWithItems: number | null
}

type UnrankedRow = Omit<LeaderboardRow, 'rank' | 'earlierRank'>

/** What each order compares. Negative: there is nothing to compare. */
const leaderboardFigures: Readonly<Record<LeaderboardOrder, (row: Omit<UnrankedRow, 'marketer'>) => number>> = {
  referred: ({ totals }) => totals.refereeCount,
  share: ({ fractionWithItems }) => fractionWithItems ?? -1,
  items: ({ totals }) => totals.itemCount,
}

/** All marketers in descending order of a figure of a period, then by the number of referees, then by name. */
export const createLeaderboardRows = (
  marketers: readonly Marketer[],
  tallies: RefereeTallies,
  order: LeaderboardOrder,
  period: RefereePeriod = 'all',
): readonly LeaderboardRow[] => {
  const withFraction = (totals: RefereeTotals) => ({ totals, fractionWithItems: fractionOf(totals) })
  const unranked = marketers.map((marketer): UnrankedRow => ({
    marketer,
    ...withFraction(tallyOf(marketer, tallies).totals[period]),
  }))
  const figure = leaderboardFigures[order]
  const earlierFigure = (marketer: Marketer): number =>
    period === 'all' ? 0 : figure(withFraction(tallyOf(marketer, tallies).earlier[period]))
  const earlierValues = marketers.map(earlierFigure).sort((a, b) => b - a)
  const sorted = unranked.sort(
    (a, b) =>
      figure(b) - figure(a) ||
      leaderboardFigures.referred(b) - leaderboardFigures.referred(a) ||
      compareTexts(fold(displayNameOf(a.marketer)), fold(displayNameOf(b.marketer))),
  )
  const values = sorted.map(figure)
  const isRanked = (values[0] ?? 0) > 0
  return sorted.map((row) => {
    const earlier = earlierFigure(row.marketer)
    return {
      ...row,
      rank: isRanked && figure(row) >= 0 ? values.indexOf(figure(row)) + 1 : null,
      earlierRank: earlier > 0 ? earlierValues.indexOf(earlier) + 1 : null,
    }
  })
}

/** A fraction in percent, with one decimal as everywhere; '–' for null. */
export const formatPercent = (fraction: number | null): string =>
  fraction === null ? '–' : `${(shownShare(fraction) * 100).toFixed(1)}%`

/** The columns of the exported file. */
export const leaderboardColumns: readonly CsvColumn<LeaderboardRow>[] = [
  { label: 'Rank', isValue: true, text: ({ rank }) => String(rank ?? '') },
  { label: 'Name', text: ({ marketer }) => displayNameOf(marketer) },
  { label: 'Email', text: ({ marketer }) => marketer.email },
  { label: 'Referral Code', text: ({ marketer }) => marketer.referralCode },
  { label: 'Users Referred', isValue: true, text: ({ totals }) => String(totals.refereeCount) },
  { label: 'Have listed', isValue: true, text: ({ totals }) => String(totals.refereesWithItems) },
  {
    label: 'Share who have listed',
    isValue: true,
    text: ({ fractionWithItems }) => (fractionWithItems === null ? '' : formatPercent(fractionWithItems)),
  },
  { label: 'Items listed', isValue: true, text: ({ totals }) => String(totals.itemCount) },
]
