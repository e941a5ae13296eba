import type { StateMeta } from '#machines/meta.ts'
import type { TestModel } from '#machines/testModel.ts'
import type { CoverageRecord } from '#tools/paths/check/coverage.ts'
import { formatColumns } from '#tools/paths/check/resultsTable.ts'
import { partsOf } from '#tools/paths/model/parts.ts'

/** The row of the transitions that a chart has outside its states. */
const wholeChart = 'whole chart'

/** The section of the specification that requires a state; undefined for the root of a chart. */
export const sectionOf = ({ meta }: { readonly meta?: unknown }): StateMeta['section'] | undefined =>
  (meta as Partial<StateMeta> | undefined)?.section

interface SectionCounts {
  states: number
  transitions: number
  actor: number
  browser: number
}

/** How many states and transitions carry each section, and how many of the transitions the recorded runs take. */
export const formatSections = (testModels: readonly TestModel[], record: CoverageRecord): string => {
  const sections = new Map<string, SectionCounts>()
  const countsOf = (section: string = wholeChart): SectionCounts => {
    const counts = sections.get(section) ?? { states: 0, transitions: 0, actor: 0, browser: 0 }
    sections.set(section, counts)
    return counts
  }
  for (const { id, machine } of testModels) {
    const { nodes, transitions } = partsOf(machine)
    for (const node of nodes.filter(({ parent }) => parent)) countsOf(sectionOf(node)).states += 1
    for (const transition of transitions) {
      const takenBy = record[id]?.[transition.id]?.takenBy ?? []
      const counts = countsOf(sectionOf(transition.source))
      counts.transitions += 1
      if (takenBy.includes('actor')) counts.actor += 1
      if (takenBy.includes('browser')) counts.browser += 1
    }
  }
  const rows = [...sections].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  const all = rows.map(([, counts]) => counts).reduce(addCounts, { states: 0, transitions: 0, actor: 0, browser: 0 })
  return formatColumns([
    ['section', 'states', 'transitions', 'actor', 'browser'],
    ...[...rows, ['all', all] as const].map(([name, counts]) => [name, ...cellsOf(counts)]),
  ])
}

const addCounts = (sum: SectionCounts, counts: SectionCounts): SectionCounts => ({
  states: sum.states + counts.states,
  transitions: sum.transitions + counts.transitions,
  actor: sum.actor + counts.actor,
  browser: sum.browser + counts.browser,
})

const cellsOf = ({ states, transitions, actor, browser }: SectionCounts): string[] =>
  [states, transitions, actor, browser].map(String)
