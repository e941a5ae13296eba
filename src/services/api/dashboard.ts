import * as z from 'zod/mini'
import { dashboardCountsSchema, type SectionFigures } from '#domain/dashboard/counts.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeRange } from '#domain/periods/timeFrames.ts'
import { createDashboardRequest } from '#services/api/dashboardQuery.ts'
import { ApiError } from '#services/api/apiResult.ts'
import type { Api } from '#services/api/graphql.ts'

/** One result of {@link createDashboardRequest}. */
const countsSchema = z.object({ dashboard: dashboardCountsSchema })

type Counts = z.infer<typeof countsSchema>

/** @throws ApiError if both results are missing */
const toSectionFigures = ({ totals, period }: Readonly<Record<string, Counts | undefined>>): SectionFigures => {
  if (!totals && !period) throw new ApiError('Unexpected answer')
  return { totals: totals?.dashboard ?? null, period: period?.dashboard ?? null, loadedAt: Date.now() }
}

/**
 * The figures of one card (§7): the counts of all time and those of a time frame, in one request.
 * @throws what {@link Api} throws
 */
export const createDashboardService = (api: Api) => ({
  async loadSection(section: Section, range: TimeRange, signal?: AbortSignal): Promise<SectionFigures> {
    return toSectionFigures(
      await api({
        ...createDashboardRequest(section, range),
        schema: countsSchema,
        ...(signal && { signal }),
      }),
    )
  },
})
