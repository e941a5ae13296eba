import type { CsvColumn } from '#domain/lists/csv.ts'
import { callNameOf, hasCode, type Marketer } from '#domain/people/marketers.ts'
import { emptyTally, shareOf, type Tally } from '#domain/people/referees.ts'

/** Tallies by referral code. */
export type Tallies = Readonly<Record<string, Tally>>

/** The marketers whose referees have to be fetched: without a code, or with none referred, there are none. */
const toTally = (marketers: readonly Marketer[]): readonly string[] => [
  ...new Set(
    marketers
      .filter(({ referralCode, referredUsers }) => hasCode(referralCode) && referredUsers > 0)
      .map(({ referralCode }) => referralCode),
  ),
]

/** The codes whose referees are still to be counted. */
export const codesLeft = (marketers: readonly Marketer[], tallies: Tallies): readonly string[] =>
  toTally(marketers).filter((code) => !tallies[code])

/** By what a leaderboard can be ordered. */
export const boardOrders = ['referred', 'share', 'items'] as const
export type BoardOrder = (typeof boardOrders)[number]

/** One marketer's place. Equals share a place, and the place after them is left out. */
export interface Standing {
  readonly place: number
  readonly marketer: Marketer
  readonly tally: Tally
  /** Of referees with at least one item, 0 to 1; null where nobody was referred. */
  readonly share: number | null
}

type Unplaced = Omit<Standing, 'place'>

const figures: Readonly<Record<BoardOrder, (standing: Unplaced) => number>> = {
  referred: ({ tally }) => tally.referees,
  share: ({ share }) => share ?? -1,
  items: ({ tally }) => tally.items,
}

/** All marketers in the order of a figure; of equals who referred more comes first, and then the name decides. */
export const standingsOf = (
  marketers: readonly Marketer[],
  tallies: Tallies,
  order: BoardOrder,
): readonly Standing[] => {
  const unplaced = marketers.map((marketer): Unplaced => {
    const tally = tallies[marketer.referralCode] ?? emptyTally
    return { marketer, tally, share: shareOf(tally) }
  })
  const figure = figures[order]
  const sorted = unplaced.sort(
    (a, b) =>
      figure(b) - figure(a) ||
      figures.referred(b) - figures.referred(a) ||
      (callNameOf(a.marketer) < callNameOf(b.marketer) ? -1 : 1),
  )
  const all = sorted.map(figure)
  return sorted.map((standing) => ({ ...standing, place: all.indexOf(figure(standing)) + 1 }))
}

/** Whole percent points. */
export const percentOf = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`)

/** The leaderboard as a file. */
export const boardColumns: readonly CsvColumn<Standing>[] = [
  { label: 'Place', text: ({ place }) => String(place) },
  { label: 'Name', text: ({ marketer }) => callNameOf(marketer) },
  { label: 'Email', text: ({ marketer }) => marketer.email },
  { label: 'Referral Code', isDigits: true, text: ({ marketer }) => marketer.referralCode },
  { label: 'Users Referred', text: ({ tally }) => String(tally.referees) },
  { label: 'With items', text: ({ tally }) => String(tally.withItems) },
  { label: 'Share with items', text: ({ share }) => (share === null ? '' : percentOf(share)) },
  { label: 'Items listed', text: ({ tally }) => String(tally.items) },
]
