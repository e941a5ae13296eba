import * as z from 'zod/mini'
import { dashboardCountsSchema, type SectionFigures } from '#domain/dashboardCounts.ts'
import type { Section } from '#domain/sections.ts'
import type { TimeRange } from '#domain/timeFrames.ts'
import { dashboardDocument, dashboardVariables } from '#services/dashboardCall.ts'
import { ApiError } from '#services/answers.ts'
import type { Api } from '#services/graphql.ts'

const schema = z.object({ dashboard: dashboardCountsSchema })

/**
 * The figures of one card (§7): the counts of all time and those of a time frame, in one request.
 * @throws what {@link Api} throws
 */
export const createDashboardService = (api: Api) => ({
  async loadSection(section: Section, range: TimeRange, signal?: AbortSignal): Promise<SectionFigures> {
    const results = await api({ document: dashboardDocument, variables: dashboardVariables(section, range), schema, ...(signal && { signal }) })
    if (!results['totals'] || !results['period']) throw new ApiError('Unexpected answer')
    return { totals: results['totals'].dashboard, period: results['period'].dashboard, at: Date.now() }
  },
})
