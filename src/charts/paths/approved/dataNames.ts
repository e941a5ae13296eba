import type { DataNames, TestModel } from '#charts/testModel.ts'
import { changesOf } from '#charts/paths/approved/contextChanges.ts'
import { type Fields, isPlain, type NameOf, valueText, withoutMarks } from '#charts/paths/model/valueText.ts'

interface Original {
  readonly name: string
  readonly value: unknown
}

const noNames: DataNames = { kindOf: () => undefined, constants: {}, records: [], derive: () => undefined }

/** They separate facts. */
const marks = /[,()[\]{}"]/g

/** A record with more changed fields is told as a whole. */
const maxChanges = 3

/**
 * Names the values of a chart: the records of its test model by kind and name, lists of them by the first and the last,
 * and the constants that the console gives. A record that differs from the original is told with its changed fields.
 */
export const createNames = (testModel: TestModel): NameOf => {
  const { kindOf, constants, records, derive } = testModel.dataNames ?? noNames
  const known = Object.entries(constants).map(([name, value]) => ({ name, value, text: valueText(value) }))
  const kind = (record: Fields): string => kindOf(record) ?? (typeof record['kind'] === 'string' ? record['kind'] : '')
  const keyOf = (record: Fields): string => `${kind(record) || Object.keys(record).join(' ')}: ${String(record['id'])}`
  const originals = new Map<string, Original>()
  for (const value of recordsOf([testModel.inputs, testModel.events, testModel.calls, testModel.paths, records])) {
    const name = `${kind(value)} ${String(value['name'] ?? '').replaceAll(marks, '_')}`.trim()
    const isNamed = Boolean(value['name']) && ![...originals.values()].some((other) => other.name === name)
    const full = isNamed ? name : `${name} ${String(value['id'])}`.trim()
    if (!originals.has(keyOf(value))) originals.set(keyOf(value), { name: full, value })
  }

  const withChanges = ({ name, value }: Original, current: unknown): string | undefined => {
    const changes = changesOf(value, current, nameOf)
    const texts = changes.map(({ field, text }) => `${withoutMarks(field)} ${text}`)
    return changes.length > maxChanges || changes[0]?.field === '' ? undefined : [name, ...texts].join(' with ')
  }
  const isOriginal = (value: unknown): value is Fields =>
    isRecord(value) && valueText(originals.get(keyOf(value))?.value) === valueText(value)
  const listName = (values: readonly unknown[]): string | undefined => {
    const runs: unknown[][] = []
    for (const value of values) {
      const last = runs.at(-1)?.at(-1)
      const isNext = isOriginal(last) && isOriginal(value) && numberOf(value) === numberOf(last) + 1
      if (isNext) runs.at(-1)?.push(value)
      else runs.push([value])
    }
    const texts = runs.flatMap((run) =>
      run.length < 3 ? run.map((value) => valueText(value, nameOf)) : [runName(run as Fields[])],
    )
    return texts.length === values.length ? undefined : runs.length === 1 ? texts[0] : `[${texts.join(', ')}]`
  }
  const runName = (run: readonly Fields[]): string =>
    `${run.length} ${kind(run[0] as Fields) || 'record'}s from ${String(run[0]?.['id'])} to ${String(run.at(-1)?.['id'])}`
  const recordName = (value: Fields): string | undefined => {
    const derived = derive(value)
    const alike = isRecord(value) ? originals.get(keyOf(value)) : known.find((each) => hasFieldsOf(each.value, value))
    const names = [
      alike && withChanges(alike, value),
      derived && withChanges({ ...derived, name: `${derived.kind} of ${valueText(derived.from, nameOf)}` }, value),
    ]
    return names.filter((name) => name !== undefined).sort((a, b) => a.length - b.length)[0]
  }
  const constantName = (value: unknown): string | undefined => known.find(({ text }) => text === valueText(value))?.name
  const names = new WeakMap<object, string | undefined>()
  const nameOf: NameOf = (value) => {
    if (typeof value === 'string') return constantName(value)
    if (!isPlain(value) && !Array.isArray(value)) return undefined
    const name = () => constantName(value) ?? (isPlain(value) ? recordName(value) : listName(value))
    if (!names.has(value)) names.set(value, name())
    return names.get(value)
  }
  return nameOf
}

const numberOf = ({ id }: Fields): number => Number(/\d+$/.exec(String(id))?.[0])

const isRecord = (value: unknown): value is Fields => isPlain(value) && typeof value['id'] === 'string'

const hasFieldsOf = (constant: unknown, value: Fields): boolean =>
  isPlain(constant) && Object.keys(constant).sort().join(' ') === Object.keys(value).sort().join(' ')

/** The records with an id in a value, at any depth. */
const recordsOf = (value: unknown): Fields[] => {
  if (!isPlain(value) && !Array.isArray(value)) return []
  return [...(isRecord(value) ? [value] : []), ...Object.values(value).flatMap(recordsOf)]
}
