import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import { awaitNetwork } from '#app/actors/network.ts'
import { recorder } from '#app/problemReport/recorder.ts'
import { recordCharts } from '#app/inspect/chartSnapshots.ts'
import { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import { selectCode, selectError, selectIsSettled } from '#machines/app/lazyCode.selectors.ts'
import { loadFailedStyles } from '#lazy/failedStyles.ts'

/** Code in a chunk of its own. */
export interface Lazy<Code> {
  /** The path of the module in the project, without `src/`. The bundler writes it (src/tools/lazyPaths.ts). */
  readonly path: string
  readonly importModule: () => Promise<unknown>
  /** Says for views how things stand. It starts when it is first read. */
  readonly actor: ActorRefFrom<typeof lazyCodeMachine>
  /**
   * Loads the code. If the last attempt failed, this is the next one.
   * @throws the reason if the code cannot be loaded
   */
  readonly load: () => Promise<Code>
  /** The code if it is loaded. */
  readonly current: () => Code | undefined
}

/** Modules by their paths. */
export type Modules = Readonly<Record<string, unknown>>

let pageModules: Modules = {}

/** Passes the modules that the document has loaded with the console. {@link lazy} does not import them again. */
export const providePageModules = (modules: Modules): void => {
  pageModules = modules
}

/**
 * The only way to load code on demand. The chart lives at module level and not in a session, because the browser keeps
 * loaded modules as long as the document.
 * @param name of the export. Without it, the code is the module.
 * @param path names the chart. The bundler passes the path of the module.
 */
export const lazy = <Module, Name extends keyof Module | undefined = undefined>(
  importModule: () => Promise<Module>,
  name?: Name,
  path = '',
): Lazy<Name extends keyof Module ? Module[Name] : Module> => {
  type Code = Name extends keyof Module ? Module[Name] : Module
  let started: Lazy<Code>['actor'] | undefined
  const loadCode = fromPromise<unknown>(async () => {
    await loadFailedStyles()
    const module = (pageModules[path] as Module | undefined) ?? (await importModule())
    return name === undefined ? module : module[name as keyof Module]
  })
  const start = () =>
    createActor(lazyCodeMachine.provide({ actors: { loadCode, awaitNetwork } }), {
      id: path,
      inspect(event) {
        recorder.inspect(event)
        if (import.meta.env.MODE === 'stack') recordCharts(event)
      },
    }).start()
  const chunk: Lazy<Code> = {
    path,
    importModule,
    get actor() {
      return (started ??= start())
    },
    current: () => started && (selectCode(started.getSnapshot()) as Code | undefined),
    async load() {
      const { actor } = chunk
      if (!chunk.current()) actor.send({ type: 'code.requested' })
      const settled = await waitFor(actor, selectIsSettled)
      if (settled.status !== 'done') throw selectError(settled)
      return selectCode(settled) as Code
    },
  }
  return chunk
}
