import Module, { register } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Journey } from '#charts/journeys/journey.ts'
import { UsageError } from '#tools/paths/cli/commandLine.ts'

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

/** The journeys that a file exports. */
export const readForeignJourneys = async (file: string): Promise<Journey[]> => {
  const journeys = Object.values(await importFile(file)).filter(isJourney)
  if (journeys.length === 0) throw new UsageError(`${file} exports no journey.`)
  return journeys
}

const isJourney = (value: unknown): value is Journey =>
  typeof value === 'object' && value !== null && 'sequence' in value && 'machine' in value

const importFile = async (file: string): Promise<object> => {
  addModulePath(join(import.meta.dirname, '../../../../node_modules'))
  register(`data:text/javascript,${encodeURIComponent(resolveHook)}`)
  try {
    return (await import(pathToFileURL(file).href)) as object
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`)
  }
}
