import type { AnyStateMachine } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import { UsageError } from '#charts/command/commandLine.ts'
import { type Factory, callFactory, isFactory } from '#charts/foreign/factory.ts'
import { type ForeignFile, loadFile, messageOf } from '#charts/foreign/loadFile.ts'

/** A chart of another project, or a test model of it. */
export interface ForeignChart extends Found {
  /** What the reader of the result must know about how the file was read. */
  readonly notes: readonly string[]
  /** Whether the chart has more than what was read. */
  readonly isPartial: boolean
}

interface Found {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly model?: Partial<TestModel>
  readonly origin: 'export' | 'local' | 'call'
}

interface Candidate {
  readonly name: string
  readonly value: unknown
  readonly isModel?: boolean
  readonly take: () => Found | Promise<Found>
}

/**
 * Reads `FILE#NAME`. Without a name, the file has only one chart or only one test model.
 * @throws UsageError with the names that are possible
 */
export const readForeignChart = async (source: string): Promise<ForeignChart> => {
  const [file = '', wanted] = source.split('#')
  const first = await loadFile(file)
  const hasModel = candidatesIn(first, file).some((group) => group.some(({ isModel }) => isModel))
  const loaded = hasModel ? await loadFile(file, true) : first
  const groups = candidatesIn(loaded, file)
  const all = groups.flat()
  const fitting =
    wanted === undefined
      ? distinct(groups.find((group) => group.length > 0) ?? [])
      : all.filter(({ name }) => name === wanted).slice(0, 1)
  const names = [...new Set(distinct(all).map(({ name }) => `${file}#${name}`))]
  if (fitting.length === 1) {
    const found = await (fitting[0] as Candidate).take()
    const others = names.filter((name) => name !== `${file}#${found.name}`)
    return withNotes(found, loaded, wanted === undefined ? others : [])
  }
  throw new UsageError(
    names.length > 0
      ? `Name one chart: ${names.join(', ')}.`
      : `${file} has no chart and no test model. ${adviceFor(loaded)}`,
  )
}

const adviceFor = ({ stubbed }: ForeignFile): string =>
  stubbed.length > 0
    ? `If one of these imports creates it, read the file where they are: ${stubbed.join(', ')}.`
    : 'Name the file with setup(…).createMachine(…) or createMachine(…).'

/** What other files can use comes first. A chart without a name has its id. */
const candidatesIn = (loaded: ForeignFile, file: string): Candidate[][] => {
  const { exported, local, created } = loaded
  const own = local.filter(([, value]) => !exported.some(([, other]) => other === value))
  const named = [
    chartsOf(exported, 'export'),
    factoriesOf(exported, loaded, file),
    chartsOf(own, 'local'),
    factoriesOf(own, loaded, file),
  ]
  const unnamed = created.map((machine): [string, unknown] => [machine.id.replaceAll(/[()]/g, ''), machine])
  return named.flat().length > 0 ? named : [chartsOf(unnamed, 'local')]
}

type Named = readonly (readonly [name: string, value: unknown])[]

const chartsOf = (values: Named, origin: Found['origin']): Candidate[] =>
  values.flatMap(([name, value]): Candidate[] => {
    if (isMachine(value)) return [{ name, value, take: () => ({ name, machine: value, origin }) }]
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return []
    const { machine } = value as { readonly machine?: unknown }
    if (!isMachine(machine)) return []
    if (!modelParts.some((part) => part in value)) return [{ name, value, take: () => ({ name, machine, origin }) }]
    return [{ name, value, isModel: true, take: () => ({ name, machine, model: value as Partial<TestModel>, origin }) }]
  })

/** An object with a chart and none of these is no test model. */
const modelParts = ['inputs', 'events', 'calls', 'keyOf']

/** A test model counts more than a chart, and a second name of a chart does not count. */
const distinct = (candidates: readonly Candidate[]): Candidate[] => {
  const models = candidates.filter(({ isModel }) => isModel)
  if (models.length > 0) return models
  return candidates.filter(({ value }, index) => candidates.findIndex((other) => other.value === value) === index)
}

const factoriesOf = (values: Named, { created }: ForeignFile, file: string): Candidate[] =>
  values
    .filter((entry): entry is readonly [string, Factory] => isFactory(entry[1]))
    .map(([name, value]) => {
      const take = async (): Promise<Found> => ({
        name,
        machine: await callFactory(name, value, created, file),
        origin: 'call',
      })
      return { name, value, take }
    })

/** The chart can come from another copy of XState. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'root' in value && 'config' in value

const withNotes = (found: Found, { stubbed, absent, error }: ForeignFile, others: readonly string[]): ForeignChart => ({
  ...found,
  isPartial: absent.size > 0 || error !== undefined,
  notes: [
    ...(stubbed.length > 0 ? [`Replaced by stubs: ${stubbed.join(', ')}.`] : []),
    ...(found.origin === 'call' ? [`${found.name} creates the chart. It was called with stubs.`] : []),
    ...(absent.size > 0 ? [`A part of the chart is missing, and left out: ${[...absent].join(', ')}.`] : []),
    ...(others.length > 0 ? [`The file has other charts too: ${others.join(', ')}.`] : []),
    ...(error === undefined ? [] : [`The code stops with "${messageOf(error)}". What comes after this was not read.`]),
  ],
})
