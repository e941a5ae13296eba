import { type ActorRefFrom, createActor, fromPromise, type InspectionEvent, waitFor } from 'xstate'
import { loadFailedStyles } from '#lazy/failedStyles.ts'
import { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import { selectCode, selectError, selectIsSettled } from '#machines/app/lazyCode.selectors.ts'
import { waitForNetwork } from '#services/browser/network.ts'

type LazyCodeActor = ActorRefFrom<typeof lazyCodeMachine>

/** Code in a chunk of its own. */
export interface Lazy<Code> {
  /** The path of the module in the project, without `src/`. The bundler writes it (src/tools/lazyPaths.ts). */
  readonly path: string
  readonly importModule: () => Promise<unknown>
  /** Says for views how things stand. It starts when it is first read. */
  readonly actor: LazyCodeActor
  /**
   * Loads the code. If the last attempt failed, this is the next one.
   * @throws the reason if the code cannot be loaded
   */
  readonly load: () => Promise<Code>
  /** Loads the code in advance. A failure does not matter: the code is requested again when it is needed. */
  readonly preload: () => void
  /** The code if it is loaded. */
  readonly current: () => Code | undefined
}

/** Modules by their paths. */
export type Modules = Readonly<Record<string, unknown>>

let pageModules: Modules = {}
let inspect: (event: InspectionEvent) => void = () => undefined

/** Passes the modules that the document has loaded with the console. {@link lazy} does not import them again. */
export const providePageModules = (modules: Modules): void => {
  pageModules = modules
}

/** Passes an inspector for the charts of all code on demand. They are not in the actor system of the console. */
export const inspectLazyCode = (inspector: typeof inspect): void => {
  inspect = inspector
}

/** The charts by the paths of their modules, or by the call where no bundler has passed a path. */
const actors = new Map<unknown, LazyCodeActor>()

const startActor = (path: string, importModule: () => Promise<unknown>): LazyCodeActor => {
  const loadCode = fromPromise(async () => {
    await loadFailedStyles()
    return pageModules[path] ?? (await importModule())
  })
  const awaitNetwork = fromPromise<void>(({ signal }) => waitForNetwork(signal))
  const actor = createActor(lazyCodeMachine.provide({ actors: { loadCode, awaitNetwork } }), {
    id: path,
    inspect: (event) => inspect(event),
  })
  actors.set(path || importModule, actor)
  return actor.start()
}

/**
 * The only way to load code on demand. Calls with the same module share its chart, so a file can name the code that it
 * shows and another file can load it in advance. The charts live at module level and not in a session, because the
 * browser keeps loaded modules as long as the document.
 * @param name of the export. Without it, the code is the module.
 * @param path of the module. The bundler passes it.
 */
export const lazy = <Module, Name extends keyof Module | undefined = undefined>(
  importModule: () => Promise<Module>,
  name?: Name,
  path = '',
): Lazy<Name extends keyof Module ? Module[Name] : Module> => {
  type Code = Name extends keyof Module ? Module[Name] : Module
  const key = path || importModule
  const codeIn = (module: Module): Code => (name === undefined ? module : module[name as keyof Module]) as Code
  const chunk: Lazy<Code> = {
    path,
    importModule,
    get actor() {
      return actors.get(key) ?? startActor(path, importModule)
    },
    current() {
      const actor = actors.get(key)
      const module = actor && (selectCode(actor.getSnapshot()) as Module | undefined)
      return module && codeIn(module)
    },
    async load() {
      const { actor } = chunk
      if (!chunk.current()) actor.send({ type: 'code.requested' })
      const settled = await waitFor(actor, selectIsSettled)
      if (settled.status !== 'done') throw selectError(settled)
      return codeIn(selectCode(settled) as Module)
    },
    preload: () => void chunk.load().catch(() => undefined),
  }
  return chunk
}
