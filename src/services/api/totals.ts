import * as z from 'zod/mini'
import { type DashboardCounts, dashboardCountsSchema } from '#domain/dashboard/counts.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeRange } from '#domain/periods/timeFrames.ts'
import { ApiError } from '#services/api/apiResult.ts'
import { createTotalsRequest } from '#services/api/dashboardQuery.ts'
import type { Api } from '#services/api/graphql.ts'

const schema = z.object({ dashboard: dashboardCountsSchema })

/** `recent`: the counts of the section of what was created in the range. Null if the server did not answer for it. */
interface Totals {
  readonly totals: DashboardCounts
  readonly recent: DashboardCounts | null
}

/**
 * The counts of all time, and of a section for a range (§7).
 * @throws what {@link Api} throws
 */
export const createTotalsService =
  (api: Api) =>
  async (section: Section, range: TimeRange, signal?: AbortSignal): Promise<Totals> => {
    const results = await api({ ...createTotalsRequest(section, range), schema, ...(signal && { signal }) })
    if (!results['getDashboard']) throw new ApiError('Unexpected answer')
    return { totals: results['getDashboard'].dashboard, recent: results['recent']?.dashboard ?? null }
  }
