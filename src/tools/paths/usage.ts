import { compareChart } from '#charts/paths/approved/compareChart.ts'
import { approvedFileOf, readChart as readApproved } from '#charts/paths/approved/approvedFile.ts'
import { readChart } from '#charts/read/chart.ts'
import type { TestModel } from '#charts/testModel.ts'
import { parseUsage, type Usage } from '#domain/app/usage.ts'

/** How many visits took a transition, and whether an approved path takes it. */
export interface UsedTransition {
  readonly id: string
  readonly visits: number
  readonly isTested: boolean
}

/** What people used of a chart. */
export interface ChartUsage {
  readonly chart: string
  readonly transitions: readonly UsedTransition[]
  /** Names that the chart of this checkout does not have. */
  readonly unknown: readonly string[]
}

/**
 * The visits in a text: an array, as the local stack lists them, or one visit in each line, as a server keeps them.
 * @throws Error that names the first part that is no visit
 */
export const visitsIn = (text: string): readonly Usage[] => {
  const lines = () => text.split('\n').filter((line) => line.trim() !== '')
  const parts = text.trimStart().startsWith('[') ? partsOf(text) : lines()
  return parts.map((part, index) => {
    const visit = parseUsage(part)
    if (visit) return visit
    throw new Error(`Visit ${index + 1} is not what a visit has sent.`)
  })
}

const partsOf = (text: string): string[] => {
  try {
    return (JSON.parse(text) as unknown[]).map((part) => JSON.stringify(part))
  } catch {
    return [text]
  }
}

/** @param read the text of a file; null if it does not exist */
export const usageOf = (
  testModel: TestModel,
  visits: readonly Usage[],
  read: (file: string) => string | null,
): ChartUsage => {
  const { id: chart, machine } = testModel
  const taken = visits.flatMap((visit) => visit.taken[machine.id] ?? [])
  const known = readChart(machine).transitions.map(({ id }) => id)
  const { newPaths, neverTaken } = compareChart(testModel, readApproved(read(approvedFileOf(chart)), chart) ?? [])
  const untested = new Set([...neverTaken, ...newPaths.flatMap(({ covers }) => covers)])
  return {
    chart,
    transitions: known.map((id) => ({
      id,
      visits: taken.filter((each) => each === id).length,
      isTested: !untested.has(id),
    })),
    unknown: [...new Set(taken)].filter((id) => !known.includes(id)),
  }
}
