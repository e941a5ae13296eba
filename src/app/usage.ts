import type { InspectionEvent } from 'xstate'
import { idOfTaken, isMachineSnapshot, type TakenTransition, takenTransitions } from '#charts/read/running.ts'
import type { Usage } from '#domain/app/usage.ts'
import { sendUsage } from '#services/api/usage.ts'

interface UsageRecord {
  /** An inspector for a root actor. Several roots can share it. */
  readonly inspect: (event: InspectionEvent) => void
  /** What was used since the last call. */
  readonly take: () => Usage
}

/**
 * Keeps which transitions the charts take, by their names alone. The names are sorted, so that nobody can read in which
 * order they were taken.
 */
export const createUsageRecord = (): UsageRecord => {
  const taken = new Map<string, Set<TakenTransition>>()
  return {
    inspect(event) {
      if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return
      const { id } = event.snapshot.machine
      const ofChart = taken.get(id) ?? new Set()
      for (const transition of takenTransitions(event)) ofChart.add(transition)
      if (ofChart.size > 0) taken.set(id, ofChart)
    },
    take() {
      const charts = [...taken.keys()].toSorted()
      const namesOf = (chart: string) => [...new Set([...(taken.get(chart) ?? [])].map(idOfTaken))].toSorted()
      const usage: Usage = { format: 1, taken: Object.fromEntries(charts.map((chart) => [chart, namesOf(chart)])) }
      taken.clear()
      return usage
    },
  }
}

/**
 * Sends at the end of each visit what it used.
 * @param endpoint the setting `VITE_USAGE_ENDPOINT`
 * @returns the inspector for the charts
 */
export const startUsage = (endpoint: string): UsageRecord['inspect'] => {
  const { inspect, take } = createUsageRecord()
  addEventListener('pagehide', () => sendUsage(endpoint, take()))
  return inspect
}
