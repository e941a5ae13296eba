import * as xstate from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { configWithNames } from '#charts/foreign/stubbedConfig.ts'
import { createStub } from '#charts/foreign/stub.ts'

/** XState as the code of another project gets it: it says which charts it has created. */
export interface GivenXState {
  readonly library: object
  readonly created: readonly AnyStateMachine[]
  /** The parts of these charts that are in missing files. */
  readonly absent: ReadonlySet<string>
}

type Create = (config: object, ...rest: unknown[]) => AnyStateMachine
interface Setup {
  readonly createMachine: Create
  readonly extend?: (...options: unknown[]) => Setup
}

const actorFunctions = ['createActor', 'interpret', 'createEmptyActor', 'waitFor', 'toPromise']

/** @param startsActors whether the code may start actors: test models have some as their data */
export const giveXState = (startsActors: boolean): GivenXState => {
  const created: AnyStateMachine[] = []
  const absent = new Set<string>()
  const creating =
    (create: Create): Create =>
    (config, ...rest) => {
      const machine = create(configWithNames(config, absent), ...rest)
      created.push(machine)
      return machine
    }
  const wrapSetup = (setup: Setup): Setup => ({
    ...setup,
    createMachine: creating(setup.createMachine),
    ...(setup.extend && {
      extend: (...options) => wrapSetup((setup.extend as NonNullable<Setup['extend']>)(...options)),
    }),
  })
  const changed = {
    ...xstate,
    ...(!startsActors && Object.fromEntries(actorFunctions.map((name) => [name, createStub(name)]))),
    createMachine: creating(xstate.createMachine as unknown as Create),
    setup: (options: never) => wrapSetup(xstate.setup(options) as unknown as Setup),
  }
  const library: object = Object.setPrototypeOf(changed, unknownName)
  return { library, created, absent }
}

/** Bundled code copies a module, with its prototype. */
const unknownName: object = new Proxy(Object.create(null) as object, {
  get: (_, name) => {
    if (typeof name === 'symbol' || ['__esModule', 'default', 'then'].includes(name)) return undefined
    throw new Error(`XState 5 has no "${name}". A chart of XState 4 must be migrated first`)
  },
})
