import type { AnyStateMachine } from 'xstate'
import { boundedContext } from '#charts/paths/model/boundedContext.ts'
import { delayText } from '#charts/pictures/describeTrigger.ts'
import { toWords } from '#charts/pictures/words.ts'
import { type Chart, type ChartTransition, labelOf, readChart } from '#charts/read/chart.ts'
import { exampleOf, rememberedStates } from '#charts/read/running.ts'
import { noPayload, type TestModel } from '#charts/testModel.ts'

/** A test model for a chart about which nothing is known: guards are free choices, and calls end both ways. */
export const freeModelOf = (machine: AnyStateMachine): TestModel => {
  const chart = readChart(machine)
  const events = [...new Set(chart.transitions.map(({ eventType }) => eventType))].filter((type) => isFree(chart, type))
  return {
    id: idOf(machine),
    machine,
    isFree: true,
    mayStop: true,
    inputs: [{ name: 'the chart starts', input: undefined }],
    events: Object.fromEntries(
      events.map((type) => [exampleOf(type), { when: eventWords(chart, type), cases: noPayload }]),
    ),
    calls: Object.fromEntries(
      callIdsOf(chart).map((id) => [id, { name: toWords(id), outcomes: outcomesOf(chart, id) }]),
    ),
    keyOf: rememberedStates,
  }
}

/** What a test model leaves out: one start without input, no events and calls, and a context that cannot grow. */
export const modelDefaults = (machine: AnyStateMachine): TestModel => ({
  id: idOf(machine),
  machine,
  inputs: [{ name: 'the chart starts', input: undefined }],
  events: {},
  calls: {},
  keyOf: (snapshot) => ({ context: boundedContext(snapshot.context), history: rememberedStates(snapshot) }),
})

/** A test model for a chart that runs with its data, and that has none: its events have no payload. */
export const defaultModelOf = (machine: AnyStateMachine): TestModel => {
  const { events, calls } = freeModelOf(machine)
  const own = Object.entries(events).filter(([type]) => !type.startsWith('xstate.'))
  return { ...modelDefaults(machine), events: Object.fromEntries(own), calls }
}

const idOf = ({ id }: AnyStateMachine): string => id.replaceAll(/[()]/g, '')

export const callIdsOf = ({ states }: Chart): string[] => [
  ...new Set(states.flatMap(({ calls }) => calls.map(({ id }) => id))),
]

/** Whether an event comes from outside, or from a delay or an actor that the chart does not invoke. */
const isFree = (chart: Chart, type: string): boolean => {
  const isEnd = callIdsOf(chart).some((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`].includes(type))
  return type !== '' && !type.startsWith('xstate.done.state.') && !isEnd && !isTooLate(chart, type)
}

/** Whether the state of a delay always ends before it: by a shorter delay without a guard. */
const isTooLate = (chart: Chart, type: string): boolean => {
  const delays = chart.transitions.filter(({ eventType }) => eventType.startsWith('xstate.after.'))
  const late = delays.find(({ eventType }) => eventType === type)
  if (!late) return false
  return delays.some(
    (other) =>
      other.source === late.source && !other.guard && other.targets && lengthOf(chart, other) < lengthOf(chart, late),
  )
}

/** NaN if only the running chart knows it. */
const lengthOf = ({ delays }: Chart, { eventType }: ChartTransition): number => {
  const name = delayName(eventType)
  return Number(/^\d+$/.test(name) ? name : typeof delays[name] === 'number' ? delays[name] : Number.NaN)
}

const delayName = (eventType: string): string => labelOf(eventType).replace(/^after /, '')

const eventWords = (chart: Chart, type: string): string => {
  if (type.endsWith('*')) return `any other ${toWords(`${type.slice(0, -1)}event`)} happens`
  if (type.startsWith('xstate.after.')) return delayWords(delayText(chart, delayName(type)))
  return type.startsWith('xstate.') ? labelOf(type) : toWords(type)
}

const delayWords = (text: string): string =>
  /^\d/.test(text) ? `the delay of ${text} ends` : `the delay "${text}" ends`

/** A result that no transition waits for makes no difference. */
const outcomesOf = ({ transitions }: Chart, id: string) => [
  ...(transitions.some(({ eventType }) => eventType === `xstate.done.actor.${id}`)
    ? [{ name: 'with a result', output: undefined }]
    : []),
  { name: 'with an error', error: new Error('The call fails') },
]
