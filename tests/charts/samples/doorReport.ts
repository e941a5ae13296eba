import { createMachine } from 'xstate'
import type { ProblemReport, RecordedEvent } from '#domain/problemReport/problemReport.ts'
import type { TestModel } from '#charts/testModel.ts'
import { runPaths } from '#tools/paths/cli/command.ts'
import type { ConsoleIo } from '#tools/paths/cli/commandLine.ts'
import { fingerprintOf } from '#tools/problemReport/chartWords.ts'
import { door } from '#tests/charts/samples/door.ts'
import { letter } from '#tests/charts/samples/letter.ts'

export const event = (
  at: number,
  type: string,
  [from, to]: readonly [string[], string[]],
  taken: readonly (readonly [string, string])[] = [],
): RecordedEvent => ({
  at,
  chart: 'door',
  actor: 'x:1',
  event: type,
  taken: taken.map(([state, name]) => ({ state, event: name, branchIndex: 0, branchCount: 1 })),
  before: from,
  after: to,
  ...(!type.startsWith('xstate.') && { gesture: { role: 'button' } }),
  status: 'active',
})

/** The person opens the door and closes it, tries a wrong key, and locks it. */
export const events: RecordedEvent[] = [
  event(0, 'xstate.init', [[], ['closed']]),
  event(100, 'door.pushed', [['closed'], ['open']], [['closed', 'door.pushed']]),
  event(200, 'door.pulled', [['open'], ['closed']], [['open', 'door.pulled']]),
  event(300, 'key.turned', [['closed'], ['closed']]),
  event(1_400, 'key.turned', [['closed'], ['locked']], [['closed', 'key.turned']]),
]

export const reportOf = (recorded: readonly RecordedEvent[]): ProblemReport => ({
  format: 1,
  release: 'r1',
  charts: { door: fingerprintOf(door.machine) },
  browser: 'a browser',
  comment: 'The door is stuck.',
  events: [...recorded],
})

/** The same events in another running chart. */
export const inActor = (actor: string, parent?: string): RecordedEvent[] =>
  events.map((other) => ({ ...other, actor, ...(parent !== undefined && { parent }) }))

const { closed, ...otherStates } = door.machine.config.states as Record<string, { on: object }>

/** The door of another checkout: pushing it does nothing. */
export const stuckDoor: TestModel = {
  ...door,
  machine: createMachine(
    {
      ...door.machine.config,
      states: { ...otherStates, closed: { ...closed, on: { ...closed?.on, 'door.pushed': undefined } } },
    } as never,
    door.machine.implementations as never,
  ),
}

export const run = (
  args: string,
  files: Record<string, string>,
  testModels: readonly TestModel[] = [door, letter],
  io: Pick<ConsoleIo, 'repository'> = {},
) => {
  const printed: string[] = []
  const errors: string[] = []
  const written: Record<string, string> = {}
  const code = runPaths(args.split(' '), testModels, {
    ...io,
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text),
    write: (file, text) => void (written[file] = text),
    read: (file) => files[file] ?? null,
  })
  return {
    code,
    get printed() {
      return printed.join('\n').split('\n')
    },
    errors,
    written,
  }
}
