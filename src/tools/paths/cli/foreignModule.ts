import Module, { register } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { Journey } from '#charts/journeys/journey.ts'
import type { TestModel } from '#charts/testModel.ts'
import { UsageError } from '#tools/paths/cli/commandLine.ts'

/** A chart of another project, or a test model of it. */
export interface ForeignExport {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly model?: Partial<TestModel>
}

/** A file of a project without XState uses the one of this repository. */
const resolveHook = `export const resolve = (name, context, next) =>
  next(name, context).catch((error) => {
    if (!/^xstate\\b/.test(name)) throw error
    return next(name, { ...context, parentURL: ${JSON.stringify(import.meta.url)} })
  })`

/** The same for a file that Node.js takes for CommonJS, because its project does not say that it has modules. */
const addModulePath = (folder: string): void => {
  process.env['NODE_PATH'] = [process.env['NODE_PATH'], folder].filter(Boolean).join(delimiter)
  ;(Module as unknown as { readonly _initPaths: () => void })._initPaths()
}

/**
 * Reads `FILE#EXPORT`. Without a name, the file has only one chart or only one test model.
 * @throws UsageError with the exports that are possible
 */
export const readForeign = async (source: string): Promise<ForeignExport> => {
  const [file = '', wanted] = source.split('#')
  const found = Object.entries(await importFile(file)).flatMap(([name, value]) => toExport(name, value))
  const fitting = wanted === undefined ? distinct(found) : found.filter(({ name }) => name === wanted)
  if (fitting.length === 1) return fitting[0] as ForeignExport
  const names = found.map(({ name }) => `${file}#${name}`)
  throw new UsageError(
    found.length > 0 ? `Name one chart: ${names.join(', ')}.` : `${file} exports no chart and no test model.`,
  )
}

/** The journeys that a file exports. */
export const readForeignJourneys = async (file: string): Promise<Journey[]> => {
  const journeys = Object.values(await importFile(file)).filter(isJourney)
  if (journeys.length === 0) throw new UsageError(`${file} exports no journey.`)
  return journeys
}

const isJourney = (value: unknown): value is Journey =>
  typeof value === 'object' && value !== null && 'sequence' in value && 'machine' in value

/** A test model counts more than a chart, and a second name of a chart does not count. */
const distinct = (found: readonly ForeignExport[]): ForeignExport[] => {
  const models = found.filter(({ model }) => model)
  if (models.length > 0) return models
  return found.filter(({ machine }, index) => found.findIndex((other) => other.machine === machine) === index)
}

const importFile = async (file: string): Promise<object> => {
  addModulePath(join(import.meta.dirname, '../../../../node_modules'))
  register(`data:text/javascript,${encodeURIComponent(resolveHook)}`)
  try {
    return (await import(pathToFileURL(file).href)) as object
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

const toExport = (name: string, value: unknown): ForeignExport[] => {
  if (isMachine(value)) return [{ name, machine: value }]
  const { machine } = (value ?? {}) as { readonly machine?: unknown }
  return isMachine(machine) ? [{ name, machine, model: value as Partial<TestModel> }] : []
}

/** The chart can come from another copy of XState. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'root' in value && 'config' in value
