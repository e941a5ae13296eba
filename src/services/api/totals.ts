import * as z from 'zod/mini'
import { type DashboardCounts, dashboardCountsSchema } from '#domain/dashboard/counts.ts'
import { ApiError } from '#services/api/apiResult.ts'
import { totalsRequest } from '#services/api/dashboardQuery.ts'
import type { Api } from '#services/api/graphql.ts'

const schema = z.object({ dashboard: dashboardCountsSchema })

/**
 * The counts of all time (§7).
 * @throws what {@link Api} throws
 */
export const createTotalsService =
  (api: Api) =>
  async (signal?: AbortSignal): Promise<DashboardCounts> => {
    const results = await api({ ...totalsRequest, schema, ...(signal && { signal }) })
    if (!results['getDashboard']) throw new ApiError('Unexpected answer')
    return results['getDashboard'].dashboard
  }
