import type { ProblemReport } from '#domain/problemReport/problemReport.ts'
import { withTimeout } from '#services/api/timeout.ts'

/**
 * Sends a problem report, without cookies (§8).
 * @param endpoint the setting `VITE_REPORT_ENDPOINT`
 * @throws TimeoutError after `callTimeoutMs`, Error if the server refuses the report, TypeError without a network
 */
export const sendProblemReport = (endpoint: string, report: ProblemReport): Promise<void> =>
  withTimeout(async (signal) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    if (!response.ok) throw new Error(`The report endpoint answered with ${response.status}`)
  })
