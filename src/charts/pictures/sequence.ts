import { castOf } from '#charts/journeys/cast.ts'
import type { FoundJourney, FoundStep } from '#charts/journeys/foundJourney.ts'
import type { CompleteJourney, Requirement } from '#charts/journeys/journey.ts'
import type { Message } from '#charts/journeys/recorder.ts'
import { marksOf } from '#charts/journeys/requirements.ts'
import { caseText, type Input } from '#charts/paths/model/inputs.ts'
import { printValue } from '#charts/paths/model/printValue.ts'
import { whenClause } from '#charts/paths/scripts/clauses.ts'
import { capitalize, toHeading, toWords } from '#charts/pictures/words.ts'
import type { TestModel } from '#charts/testModel.ts'

/** A column of the picture: the person, or a chart by the path of its actor. */
interface Lifeline {
  readonly path: string
  readonly name: string
}

/** A row of the picture. `person`: what a person does or notices. `result`: how a call of a chart ends. */
export interface SequenceRow {
  readonly kind: 'person' | 'start' | 'event' | 'end' | 'stop' | 'result' | 'delay' | 'state'
  readonly from: string
  readonly to: string
  readonly text: string
}

/** A journey as plain data, the source of its picture. */
export interface Sequence {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly lifelines: readonly Lifeline[]
  readonly rows: readonly SequenceRow[]
}

/** The path of the person. */
export const person = ''

/** The charts of a journey with what they send each other. */
export const sequenceOf = (found: FoundJourney): Sequence => {
  const { journey, steps } = found
  const cast = castOf(found)
  const modelAt = new Map(steps.flatMap(({ live }) => live.map(({ path, testModel }) => [path, testModel] as const)))
  const marks = marksOf(found)
  const rows = steps.flatMap((step, index) => {
    const messages = step.messages.flatMap((message) => messageRows(modelAt, cast, message))
    const states = stateRows(marks.get(step) ?? [], cast, step)
    const stops = stopRows(cast, step, steps[index - 1])
    return [...inputRows(journey, cast, step), ...stops, ...withStates(messages, states)]
  })
  return {
    id: journey.id,
    title: journey.title,
    about: `${capitalize(journey.start)}.`,
    lifelines: [
      { path: person, name: 'Person' },
      ...cast.map((path) => ({ path, name: nameOf(modelAt.get(path), path) })),
    ],
    rows: rows.filter((row, index) => !isRepeated(row, rows[index - 1])),
  }
}

const nameOf = (testModel: TestModel | undefined, path: string): string =>
  toHeading((testModel?.id ?? path).split('/').at(-1) ?? path)

const isRepeated = (row: SequenceRow, before: SequenceRow | undefined): boolean =>
  before !== undefined && printValue(row) === printValue(before)

const callName = ({ calls }: TestModel, input: Input): string => {
  const name = input.type === 'outcome' ? calls[input.invoke]?.name : undefined
  return name === undefined ? '' : `${name}: `
}

/** The chart itself, or the nearest one around it that the picture has. */
const inPicture = (cast: readonly string[], path: string): string => {
  const keys = path.split('/')
  while (keys.length > 1 && !cast.includes(keys.join('/'))) keys.pop()
  return keys.join('/')
}

const inputRows = (journey: CompleteJourney, cast: readonly string[], { input }: FoundStep): SequenceRow[] => {
  if (!input) return [{ kind: 'person', from: person, to: 'root', text: journey.start }]
  const testModel = journey.testModels.find(({ id }) => id === input.chart)
  const to = inPicture(cast, input.path)
  if (input.input.type === 'delay' || !testModel)
    return [
      { kind: 'delay', from: person, to: person, text: whenClause({ calls: {}, events: {} } as never, input.input) },
    ]
  return input.input.type === 'event'
    ? [{ kind: 'person', from: person, to, text: whenClause(testModel, input.input) }]
    : [{ kind: 'result', from: to, to, text: `${callName(testModel, input.input)}${caseText(input.input)}` }]
}

const messageRows = (
  modelAt: ReadonlyMap<string, TestModel>,
  cast: readonly string[],
  { kind, from, to, event }: Message,
): SequenceRow[] => {
  if (kind === 'effect') {
    const text = modelAt.get(from)?.describeEffect?.(event)
    return text === undefined ? [] : [{ kind: 'person', from: inPicture(cast, from), to: person, text }]
  }
  if (!cast.includes(from) || !cast.includes(to)) return []
  if (kind === 'end') return [{ kind, from, to, text: endText(modelAt.get(to), from, event) }]
  return [{ kind, from, to, text: kind === 'start' ? 'starts' : toWords(event.type) }]
}

/** The name of the outcome in the test model of the parent. */
const endText = (parent: TestModel | undefined, path: string, event: object): string => {
  const { output, error } = event as { readonly output?: unknown; readonly error?: unknown }
  const outcomes = parent?.calls[path.split('/').at(-1) ?? '']?.outcomes ?? []
  const outcome = outcomes.find((each) =>
    'error' in each ? error !== undefined : error === undefined && printValue(each.output) === printValue(output),
  )
  return outcome?.name ?? (error === undefined ? 'ends' : 'fails')
}

/** The charts that have not ended, and whose parents go on without them. */
const stopRows = (cast: readonly string[], { live, messages }: FoundStep, before: FoundStep | undefined) =>
  (before?.live ?? [])
    .filter(({ path }) => cast.includes(path) && !live.some((other) => other.path === path))
    .filter(({ path }) => !messages.some(({ kind, from }) => kind === 'end' && from === path))
    .map(({ path }): SequenceRow => ({ kind: 'stop', from: path, to: path, text: '' }))

const stateRows = (marks: readonly Requirement[], cast: readonly string[], { charts }: FoundStep): SequenceRow[] =>
  marks.flatMap(({ chart, where }) => {
    const entered = [...charts].find(
      ([path, each]) => cast.includes(path) && each.testModel.id === chart && each.enteredStates.includes(where),
    )
    const text = toHeading(where.split('.').at(-1) ?? where)
    return entered ? [{ kind: 'state' as const, from: entered[0], to: entered[0], text }] : []
  })

/** The state that a chart ends in is told before its end. */
const withStates = (messages: readonly SequenceRow[], states: readonly SequenceRow[]): SequenceRow[] =>
  states.reduce<SequenceRow[]>(
    (rows, state) => {
      const end = rows.findIndex(({ kind, from }) => kind === 'end' && from === state.from)
      return rows.toSpliced(end < 0 ? rows.length : end, 0, state)
    },
    [...messages],
  )
