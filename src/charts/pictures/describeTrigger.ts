import { StateMachine } from 'xstate'
import { once } from '#charts/once.ts'
import { fails, type TestModel } from '#charts/testModel.ts'
import { buildConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import type { Trigger } from '#charts/pictures/drawnChart.ts'
import { eitherOf, formatDuration, toWords } from '#charts/pictures/words.ts'
import { type Chart, type ChartTransition, labelOf, readChart } from '#charts/read/chart.ts'
import { exampleOf } from '#charts/read/running.ts'

/** The names of the outcomes of a call that take a transition, in the order of the test model. */
export type FindOutcomes = (transition: ChartTransition) => readonly string[]

/** It explores the chart, which is slow. */
export const outcomeFinder = once((testModel: TestModel): FindOutcomes => {
  const found = new Map<string, Set<string>>()
  for (const { input, configuration } of buildConfigurationGraph(testModel).edges) {
    if (input.type !== 'outcome') continue
    for (const id of configuration.lastStep.takenTransitions) {
      const key = `${input.invoke} ${id}`
      found.set(key, (found.get(key) ?? new Set()).add(input.case))
    }
  }
  return ({ id, eventType }) => [...(found.get(`${invokeOf(eventType)} ${id}`) ?? [])]
})

/** The id of the call whose end is the event. */
const invokeOf = (eventType: string): string => eventType.replace(/^xstate\.(done|error)\.actor\./, '')

/** More outcomes than these are samples and no list of what can happen. */
const maxOutcomes = 2

/** The kind of what triggers a transition. */
export const triggerOf = (eventType: string): Trigger => {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.after.')) return 'delay'
  if (eventType.startsWith('xstate.done.state.')) return 'done'
  if (eventType.startsWith('xstate.error.')) return 'failure'
  return eventType.startsWith('xstate.') ? 'call' : 'event'
}

/** What triggers a transition, as text: `the person presses 'Retry'`, `after 60 s`, `the code is wrong`. */
export const describeTrigger = (
  testModel: TestModel,
  outcomesOf: FindOutcomes,
  transition: ChartTransition,
): string => {
  const { eventType } = transition
  const trigger = triggerOf(eventType)
  if (trigger === 'always') return 'immediately'
  if (trigger === 'done') return 'all inner states have ended'
  if (trigger === 'delay')
    return `after ${delayText(readChart(testModel.machine), labelOf(eventType).replace('after ', ''))}`
  return trigger === 'event'
    ? (eventText(testModel, eventType) ?? toWords(eventType))
    : describeEnd(testModel, outcomesOf, transition)
}

/** The name of an invoked actor in words. */
export const callName = (testModel: TestModel, invoke: string): string =>
  testModel.calls[invoke]?.name ?? toWords(invoke)

const describeEnd = (testModel: TestModel, outcomesOf: FindOutcomes, transition: ChartTransition): string => {
  const { eventType, source } = transition
  const call = source.calls.find((each) => eventType.endsWith(`.${each.id}`))
  if (!call) return labelOf(eventType)
  const { id, src } = call
  const name = callName(testModel, id)
  const outcomes = outcomesOf(transition)
  const isError = eventType.startsWith('xstate.error.')
  if (isError && !isCall(testModel, id, src)) return `${name} stops with an unexpected error`
  if (outcomes.length === 0 || outcomes.length > maxOutcomes) return `${name} ${endVerb(eventType)}`
  return eitherOf(outcomes.map((outcome) => (outcome === fails.name ? `${name} fails` : outcome)))
}

/** Whether an actor answers once. The others are charts and subscriptions. */
const isCall = ({ machine, calls }: TestModel, id: string, src: string | null): boolean => {
  const logic = readChart(machine).actors[src ?? '']
  return !(logic instanceof StateMachine) && (calls[id]?.outcomes ?? []).some((outcome) => !('error' in outcome))
}

const endVerb = (eventType: string): string => {
  if (eventType.startsWith('xstate.error.')) return 'fails'
  return eventType.startsWith('xstate.snapshot.') ? 'changes' : 'ends'
}

const eventText = (testModel: TestModel, eventType: string): string | undefined =>
  (testModel.events as Partial<TestModel['events']>)[exampleOf(eventType)]?.when

export const delayText = ({ delays }: Chart, name: string): string => {
  const { [name]: delay = /^\d+$/.test(name) ? Number(name) : undefined } = delays
  return typeof delay === 'number' ? formatDuration(delay) : toWords(name)
}
