import type { FoundStep } from '#charts/journeys/foundJourney.ts'
import type { LiveChart } from '#charts/journeys/liveSystem.ts'
import { notStarted } from '#charts/paths/model/configuration.ts'
import { observeConfiguration } from '#charts/paths/model/observation.ts'
import {
  changeClauses,
  describeEffects,
  describeElements,
  joinSentences,
  shownIn,
} from '#charts/paths/scripts/clauses.ts'
import { readChart } from '#charts/read/chart.ts'
import { activeStates } from '#charts/read/running.ts'
import type { VisibleElement } from '#charts/testModel.ts'

/** A sentence, or elements that appear. */
type Part = string | readonly VisibleElement[]

/** What the person notices, in the order in which it happens: of each step what changes, what appears, the effects. */
export const seenAfter = (cast: readonly string[], all: readonly FoundStep[], group: readonly FoundStep[]): string => {
  const { live } = group.at(-1) as FoundStep
  const told = group.map((step) => {
    const charts = live.filter(({ path }) => cast.includes(path) && step.charts.has(path))
    // What ends before the person can look at it is left out.
    const shown = charts.map(({ path, testModel, snapshot }) => {
      const active = activeStates(snapshot).filter((state) => step.charts.get(path)?.enteredStates.includes(state))
      return shownIn(
        testModel,
        readChart(testModel.machine).states.filter((state) => active.includes(state.path)),
      )
    })
    const effects = step.messages.flatMap(({ kind, from, event }) => {
      const testModel = step.charts.get(from)?.testModel
      return kind === 'effect' && testModel ? describeEffects(testModel, { expected: { effects: [event] } }) : []
    })
    const changes = charts.flatMap((chart) => changesOf(step, all[all.indexOf(step) - 1], chart))
    return { shown, effects, changes, elements: shown.flatMap(({ elements }) => elements) }
  })
  const parts = told.flatMap(({ changes, elements, effects }): Part[] => [...changes, elements, ...effects])
  const hasPage = told.some(({ changes, elements }) => changes.length + elements.length > 0)
  const other = hasPage ? [] : told.flatMap(({ shown }) => shown.flatMap(({ others }) => others)).slice(-1)
  const clauses = [
    ...other,
    ...withoutGaps(parts).flatMap((part) => (typeof part === 'string' ? part : describeElements(part))),
  ]
  return clauses.length > 0 ? joinSentences([...new Set(clauses)]) : 'the page looks the same'
}

/** Elements that appear one after the other, without a sentence between them, as one part. */
const withoutGaps = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((merged, part) => {
    const last = merged.at(-1)
    if (part.length === 0) return merged
    return typeof part === 'string' || typeof last !== 'object'
      ? [...merged, part]
      : [...merged.slice(0, -1), [...last, ...part]]
  }, [])

/** What changes in a part of the page that is shown before and after the step. */
const changesOf = (step: FoundStep, before: FoundStep | undefined, { path, testModel }: LiveChart): string[] => {
  const [from, to] = [before?.live.find((chart) => chart.path === path), step.charts.get(path)]
  const isShown = ({ snapshot }: Pick<LiveChart, 'snapshot'>) =>
    activeStates(snapshot).some((state) => testModel.visible?.[state])
  if (!from || !to || !isShown(from) || !isShown(to)) return []
  const lastStep = { ...notStarted.lastStep, takenTransitions: to.takenTransitions }
  const configuration = { ...notStarted, snapshot: to.snapshot, lastStep }
  return changeClauses(testModel, {
    from: { configuration: { ...notStarted, snapshot: from.snapshot } },
    configuration,
    expected: observeConfiguration(testModel, configuration),
  })
}
