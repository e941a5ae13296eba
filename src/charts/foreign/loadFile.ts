import { existsSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UsageError } from '#charts/command/commandLine.ts'
import { type Bundle, bundle, codeFiles } from '#charts/foreign/bundle.ts'
import { runModule } from '#charts/foreign/scope.ts'
import { type GivenXState, giveXState } from '#charts/foreign/xstate.ts'

type Named = readonly (readonly [name: string, value: unknown])[]

/** A file of another project after its code has run. */
export interface ForeignFile extends Omit<GivenXState, 'library'>, Pick<Bundle, 'stubbed'> {
  readonly exported: Named
  /** What the file declares at its top level, exported or not. */
  readonly local: Named
  /** What has stopped the code, or undefined. */
  readonly error: unknown
}

/** Packages that are there can need what a stub does not have. Without them, all of them are stubs. */
export const loadFile = async (file: string, startsActors = false): Promise<ForeignFile> => {
  if (!existsSync(file)) throw new UsageError(`${file} cannot be read: there is no such file.`)
  if (!codeFiles.includes(extname(file)))
    throw new UsageError(`${file} cannot be read: it is no JavaScript or TypeScript. Copy its chart into a file.ts.`)
  const first = await loadOnce(file, startsActors, false)
  const loaded = first.error === undefined ? first : await loadOnce(file, startsActors, true)
  const { error, created } = loaded
  if (error === undefined || created.length > 0) return loaded
  throw new UsageError(
    `${file} cannot be read: ${messageOf(error)}. If this is not about the chart, copy the chart into a file of its own.`,
  )
}

const loadOnce = async (file: string, startsActors: boolean, stubsPackages: boolean): Promise<ForeignFile> => {
  const { library, ...xstate } = giveXState(startsActors)
  try {
    const { code, stubbed, given } = await bundle(file, stubsPackages)
    const modules = new Map<string, unknown>([['xstate', library]])
    for (const name of given) if (name !== 'xstate') modules.set(name, await importGiven(name))
    const address = pathToFileURL(resolve(file)).href
    const { exports, locals, error } = await runModule(code, address, (name) => modules.get(name))
    const local = Object.entries(locals)
    return { ...xstate, stubbed, exported: inOrderOf(local, Object.entries(exports)), local, error }
  } catch (error) {
    return { ...xstate, stubbed: [], exported: [], local: [], error }
  }
}

const importGiven = async (name: string): Promise<unknown> => {
  try {
    return await import(name)
  } catch {
    throw new Error(`XState 5 has no "${name}". A chart of XState 4 must be migrated first`)
  }
}

/** In the order of the file: the names of a module are sorted. */
const inOrderOf = (local: Named, exported: Named): Named => {
  const indexOf = ([name, value]: Named[number]) =>
    local.findIndex(([other, same]) => (name === 'default' ? same === value : other === name))
  return exported.toSorted((first, second) => indexOf(first) - indexOf(second))
}

/** The first line of what an error says, without the full stop. */
export const messageOf = (error: unknown): string =>
  String((error as Error | undefined)?.message ?? error)
    .split('\n')[0]
    ?.replace(/\.$/, '') ?? ''
