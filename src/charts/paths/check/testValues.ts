import type { TestModel } from '#charts/testModel.ts'
import { printValue } from '#charts/paths/model/printValue.ts'
import { type Fields, isPlain } from '#charts/paths/model/valueText.ts'

/** The values of a test model with which a mistake in the chart stays unnoticed, one sentence each. */
export const findWeakValues = (testModel: TestModel): string[] => {
  const sources = sourcesOf(testModel)
  const constants = new Set(Object.values(testModel.dataNames?.constants ?? {}).map(printValue))
  const objectsIn = (value: unknown): Fields[] => plainObjectsIn(value, constants)
  const problems = [
    ...sources.flatMap((source) => {
      const records = source.values.flatMap(objectsIn)
      return [...zeroTimes(source.name, records), ...sameInAllCases(source), ...equalFields(source.name, records)]
    }),
    ...unrelatedRecords(sources.flatMap(({ values }) => values.flatMap(objectsIn))),
    ...oneSidedLimits(sources, testModel.dataNames?.limits ?? []),
  ]
  return [...new Set(problems)]
}

/** The inputs of the chart, the payloads of one event, or the outputs of one call. */
interface Source {
  readonly name: string
  readonly values: readonly unknown[]
  /** What a field must not be in all cases. A boolean of an output can be true by design. */
  readonly tellsLittle: readonly unknown[]
}

const nullOrBoolean = [null, true, false]

const sourcesOf = ({ inputs, events, calls, paths = [] }: TestModel): Source[] => {
  const ownEvents = paths.flat().filter((step) => typeof step !== 'string' && 'event' in step)
  return [
    { name: 'The input', values: inputs.map(({ input }) => input), tellsLittle: nullOrBoolean },
    ...Object.entries(events).map(([event, { cases }]) => ({
      name: `The event ${event}`,
      values: [...(typeof cases === 'string' ? [] : cases), ...ownEvents.filter((step) => step.event === event)].map(
        ({ payload }) => payload,
      ),
      tellsLittle: nullOrBoolean,
    })),
    ...Object.entries(calls).map(([id, { outcomes }]) => ({
      name: `The output of ${id}`,
      values: outcomes.flatMap((outcome) => ('error' in outcome ? [] : [outcome.output])),
      tellsLittle: [null],
    })),
  ]
}

/** Without the constants of the console, which are not test data. */
const plainObjectsIn = (value: unknown, constants: ReadonlySet<string>): Fields[] => {
  if (Array.isArray(value)) return value.flatMap((each) => plainObjectsIn(each, constants))
  if (!isPlain(value) || constants.has(printValue(value))) return []
  return [value, ...Object.values(value).flatMap((each) => plainObjectsIn(each, constants))]
}

/** The context of a chart often starts with 0, so a time of 0 can also be one that the chart did not set. */
const zeroTimes = (source: string, records: readonly Fields[]): string[] =>
  records.flatMap((record) =>
    Object.keys(record)
      .filter((field) => /(At|Until|Time|Ms)$/.test(field) && !record[field] && typeof record[field] === 'number')
      .map((field) => `${source} has ${field} ${record[field]}. Use a time that a chart cannot start with.`),
  )

/** A chart that ignores null or a boolean does the right thing if a test model has no other value. */
const sameInAllCases = ({ name, values, tellsLittle }: Source): string[] => {
  const records = values.filter(isPlain)
  const fields = [...new Set(records.flatMap(Object.keys))].map((field) => ({
    text: `${name} has ${field}`,
    values: records.filter((record) => field in record).map((record) => record[field]),
  }))
  return [{ text: `${name} is`, values: values.filter((value) => value !== undefined) }, ...fields]
    .filter(({ values: all }) => tellsLittle.includes(all[0]) && all.every((value) => value === all[0]))
    .map(({ text, values: all }) => `${text} ${all[0]} in all cases. Add a case with another value.`)
}

/** A chart that takes one of them for the other one does the right thing. */
const equalFields = (source: string, records: readonly Fields[]): string[] =>
  records.flatMap((record) => {
    const fields = Object.keys(record).filter((field) => isDistinctive(record[field]))
    const texts = fields.map((field) => printValue(record[field]))
    const second = texts.findIndex((text, index) => texts.indexOf(text) < index)
    const first = texts.indexOf(texts[second] as string)
    return second < 0
      ? []
      : [`${source} has equal values of ${fields[first]} and ${fields[second]}. Use different ones.`]
  })

/** Such a value rarely equals another one by design. */
const isDistinctive = (value: unknown): boolean =>
  Boolean(value) &&
  typeof value !== 'boolean' &&
  !(typeof value === 'object' && Object.keys(value as object).length === 0)

/** A filter or a comparison by the wrong field finds the right record if no two records share any value. */
const unrelatedRecords = (records: readonly Fields[]): string[] => {
  const groups = new Map<string, Map<string, Fields>>()
  for (const record of records) {
    const fields = Object.keys(record).sort()
    if (typeof record['id'] !== 'string' || fields.length < 3) continue
    const shape = fields.join(' ')
    groups.set(shape, (groups.get(shape) ?? new Map<string, Fields>()).set(printValue(record), record))
  }
  return [...groups.values()]
    .map((group) => [...group.values()])
    .filter(
      (group) =>
        group.length > 1 && !group.some((one, index) => group.slice(index + 1).some((other) => shareValue(one, other))),
    )
    .map(
      (group) =>
        `The records ${group.map(({ id }) => id).join(', ')} differ in every field. Let two of them share a value.`,
    )
}

/** A chart that takes `>=` for `>` does the right thing if all lists are on one side of a limit. */
const oneSidedLimits = (sources: readonly Source[], limits: readonly number[]): string[] => {
  const lengths = new Set(sources.flatMap(({ values }) => values.flatMap(lengthsIn)))
  const sidesOf = (limit: number) => [limit - 1, limit, limit + 1].filter((length) => lengths.has(length))
  return limits
    .filter((limit) => sidesOf(limit).length > 0 && !(lengths.has(limit) && sidesOf(limit).length > 1))
    .map(
      (limit) =>
        `The lists reach the limit ${limit} from one side only. Add a list of ${sidesOf(limit)[0] === limit ? limit + 1 : limit}.`,
    )
}

const lengthsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return [value.length, ...value.flatMap(lengthsIn)]
  return isPlain(value) ? Object.values(value).flatMap(lengthsIn) : []
}

const shareValue = (one: Fields, other: Fields): boolean =>
  Object.keys(one).some((field) => isDistinctive(one[field]) && printValue(one[field]) === printValue(other[field]))
