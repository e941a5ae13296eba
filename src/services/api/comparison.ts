import * as z from 'zod/mini'
import { barSpansOf } from '#domain/dashboard/barSpans.ts'
import { barCounts, type Comparison, type NewCounts } from '#domain/dashboard/comparison.ts'
import { daysOf, earlierDaysOf, earlierRangeOf } from '#domain/dashboard/comparedPeriods.ts'
import { dashboardCountsSchema } from '#domain/dashboard/counts.ts'
import type { DaySpan } from '#domain/dashboard/customRange.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame, TimeRange } from '#domain/dashboard/timeFrames.ts'
import { endOfDay, startOfDay } from '#domain/days.ts'
import { createComparisonRequest } from '#services/api/dashboardQuery.ts'
import type { Api } from '#services/api/graphql.ts'

/** A server without counts for a range answers without numbers. That is no failure. */
const schema = z.object({
  dashboard: z.pipe(
    z.unknown(),
    z.transform((value) => dashboardCountsSchema.safeParse(value).data ?? null),
  ),
})

const rangeOfDays = ({ from, to }: DaySpan): TimeRange => ({ start: startOfDay(from), end: endOfDay(to) })

const nothing = { unit: 'day', spans: [] } as const

/**
 * What a card is compared with (§7): the counts of the period before, and the new users or items by day, week, month or
 * year. One request, and none if there is nothing to compare with. What the server does not answer is left out.
 * @param now when the figures of the card were loaded
 * @throws what {@link Api} throws
 */
export const createComparisonService =
  (api: Api) =>
  async (section: Section, timeFrame: TimeFrame, now: Date, signal?: AbortSignal): Promise<Comparison> => {
    const countName = barCounts[section]
    const { unit, spans } = countName ? barSpansOf(daysOf(timeFrame, now)) : nothing
    const earlierDays = earlierDaysOf(timeFrame, now)
    if (!earlierDays && spans.length === 0) return { earlier: null, newCounts: null }
    const request = createComparisonRequest(section, earlierRangeOf(timeFrame, now), spans.map(rangeOfDays), countName)
    const results = await api({ ...request, schema, ...(signal && { signal }) })
    const parts = spans.flatMap((span, index) => {
      const counts = results[`part${index}`]?.dashboard
      return counts && countName ? [{ ...span, count: counts[countName] }] : []
    })
    const newCounts: NewCounts | null = parts.length > 0 && parts.length === spans.length ? { unit, parts } : null
    const counts = results['earlier'] ? results['earlier'].dashboard : 'failed'
    return { earlier: earlierDays && { ...earlierDays, counts }, newCounts }
  }
