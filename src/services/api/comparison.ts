import * as z from 'zod/mini'
import { barSpansOf, type BarSpans, earlierSpansOf, monthsOfYears } from '#domain/periods/barSpans.ts'
import { type Comparison, countedByPart, type NewCounts } from '#domain/dashboard/comparison.ts'
import { earlierPeriodOf, earlierRangeOf } from '#domain/periods/comparedPeriods.ts'
import { type CountName, type DashboardCounts, dashboardCountsSchema, emptyCounts } from '#domain/dashboard/counts.ts'
import type { DaySpan } from '#domain/periods/daySpan.ts'
import { isTotalSection, type Section } from '#domain/dashboard/sections.ts'
import { daysOf, rangeOf, type TimeFrame, type TimeRange } from '#domain/periods/timeFrames.ts'
import { dayOf, endOfDay, startOfDay } from '#domain/days.ts'
import { isUnauthorized } from '#domain/errorCatalogue.ts'
import { createRangesRequest } from '#services/api/dashboardQuery.ts'
import type { Api } from '#services/api/graphql.ts'

/** A server without counts for a range answers without numbers. That is no failure. */
const schema = z.object({
  dashboard: z.pipe(
    z.unknown(),
    z.transform((value) => dashboardCountsSchema.safeParse(value).data ?? null),
  ),
})

type Counts = DashboardCounts | null | undefined
type CountsOf = (alias: string) => Counts
type EarlierSpans = readonly (DaySpan | undefined)[]
type Ranges = Readonly<Record<string, TimeRange>>

const noCounts: CountsOf = () => undefined

const unlessUnauthorized = (error: unknown): CountsOf => {
  if (isUnauthorized(error)) throw error
  return noCounts
}

/** The parts of a range, as `part0` and so on, until a moment. A part without a counterpart is left out. */
const partRanges = (spans: EarlierSpans, end: Date, name = 'part'): Ranges =>
  Object.fromEntries(
    spans.flatMap((span, index) => {
      const last = span && endOfDay(span.to)
      return last ? [[`${name}${index}`, { start: startOfDay(span.from), end: last < end ? last : end }]] : []
    }),
  )

/** What was created since the end of a time frame that is over. */
const afterRange = (end: Date, now: Date): Ranges =>
  end < now ? { after: { start: new Date(end.getTime() + 1), end: now } } : {}

/** Years and months before the first user or item say nothing. */
const withoutEmptyStart = ({ unit, parts, after }: NewCounts, names: readonly CountName[]): NewCounts => {
  const first = parts.findIndex(({ counts }) => names.some((name) => counts[name] > 0))
  return { unit, parts: parts.slice(Math.max(0, first)), after }
}

/** The parts with their counts, or null if one is missing. */
const countedParts = ({ spans }: BarSpans, countsOf: CountsOf, behind: EarlierSpans, behindOf: CountsOf) => {
  const parts = spans.flatMap((span, index) => {
    const [counts, before, spanBefore] = [countsOf(`part${index}`), behindOf(`before${index}`), behind[index]]
    const earlier = spanBefore && before ? { ...spanBefore, counts: before } : null
    return counts ? [{ ...span, counts, earlier }] : []
  })
  return parts.length === spans.length ? parts : null
}

/**
 * What a card is compared with (§7): the counts of the period before, and what was created by day, week, month or year.
 * One request, another one for the bars of the period before, and one for the months of a young marketplace. None for
 * outcomes, which have no date. What the server does not answer is left out.
 * @param now when the figures of the card were loaded
 * @throws what {@link Api} throws
 */
export const createComparisonService = (api: Api) => {
  const load = async (section: Section, ranges: Ranges, signal: AbortSignal | undefined): Promise<CountsOf> => {
    const request = createRangesRequest(section, ranges, countedByPart[section])
    const results = await api({ ...request, schema, ...(signal && { signal }) })
    return (alias) => results[alias]?.dashboard
  }
  /** The counts behind the bars. The bars do without them. */
  const loadBehind = async (section: Section, spans: EarlierSpans, end: Date | undefined, signal?: AbortSignal) => {
    if (!end || spans.length < 2 || !isTotalSection(section)) return noCounts
    return load(section, partRanges(spans, end, 'before'), signal).catch(unlessUnauthorized)
  }
  /** The months of a few years. Without them, the years stay. */
  const loadMonths = async (
    section: Section,
    years: NewCounts,
    end: Date,
    signal?: AbortSignal,
  ): Promise<NewCounts> => {
    const bars = monthsOfYears({ unit: years.unit, spans: years.parts })
    if (!bars) return years
    const countsOf = await load(section, partRanges(bars.spans, end), signal).catch(unlessUnauthorized)
    const parts = countedParts(bars, countsOf, [], noCounts)
    return parts ? withoutEmptyStart({ ...years, unit: 'month', parts }, countedByPart[section]) : years
  }
  return async (section: Section, timeFrame: TimeFrame, now: Date, signal?: AbortSignal): Promise<Comparison> => {
    const names = countedByPart[section]
    if (names.length === 0) return { earlier: null, newCounts: null }
    const today = dayOf(now)
    const bars = barSpansOf(daysOf(timeFrame, today))
    const days = earlierPeriodOf(timeFrame, today)?.days
    const range = earlierRangeOf(timeFrame, now)
    const { end } = rangeOf(timeFrame, now)
    const ranges = {
      ...(range && { earlier: range }),
      ...partRanges(bars.spans, end),
      ...afterRange(end, now),
    }
    const behind = days ? earlierSpansOf(bars, days) : []
    const [countsOf, behindOf] = await Promise.all([
      load(section, ranges, signal),
      loadBehind(section, behind, range?.end, signal),
    ])
    const parts = countedParts(bars, countsOf, behind, behindOf)
    const after = 'after' in ranges ? countsOf('after') : emptyCounts
    const counted = parts && after ? { unit: bars.unit, parts, after } : null
    const counts = range && countsOf('earlier')
    return {
      earlier: days ? { ...days, counts: counts === undefined ? 'failed' : counts } : null,
      newCounts:
        counted?.unit === 'year' ? await loadMonths(section, withoutEmptyStart(counted, names), end, signal) : counted,
    }
  }
}
