import type { AnyStateMachine } from 'xstate'
import { callIdsOf, freeModelOf } from '#charts/generatedModel.ts'
import { readChart } from '#charts/read/chart.ts'
import { withNamedCalls } from '#charts/read/config.ts'

/** Where the skeleton finds the chart and the types of test models. */
interface Imports {
  /** The name of the exported chart. */
  readonly name: string
  readonly machineFile: string
  readonly testModelFile: string
}

/**
 * A test model as TypeScript, with every event and every call of a chart. An event with a payload, and a call with a
 * result, do not compile until someone fills in the cases.
 */
export const skeletonOf = (machine: AnyStateMachine, { name, machineFile, testModelFile }: Imports): string => {
  const named = withNamedCalls(machine)
  const { id, events } = freeModelOf(named)
  const chart = readChart(named)
  const local = name === 'default' ? 'machine' : name
  const ids = callIdsOf(chart)
  const srcOf = (call: string) => chart.states.flatMap(({ calls }) => calls).find((each) => each.id === call)?.src
  // Delays and other events of XState need no cases.
  const ownEvents = Object.entries(events).filter(([type]) => !/^xstate\.|^any$/.test(type))
  return [
    `import { ${[...(ids.length > 0 ? ['fails'] : []), 'noPayload', 'type TestModel'].join(', ')} } from ${quote(testModelFile)}`,
    `import ${name === 'default' ? local : `{ ${local} }`} from ${quote(machineFile)}`,
    '',
    'export const testModel = {',
    `  id: ${quote(id)},`,
    `  machine: ${local},`,
    `  inputs: [{ name: 'the chart starts', input: undefined }],`,
    '  events: {',
    ...ownEvents.map(([type, { when }]) => `    ${quote(type)}: { when: ${quote(when)}, cases: noPayload },`),
    '  },',
    '  calls: {',
    ...ids.flatMap((call) => [
      `    ${quote(call)}: {`,
      ...(srcOf(call) && srcOf(call) !== call ? [`      src: ${quote(srcOf(call) ?? '')},`] : []),
      `      name: ${quote(call)},`,
      `      outcomes: [{ name: 'with a result', output: undefined }, fails],`,
      '    },',
    ]),
    '  },',
    '  // keyOf: ({ context }) => ({ … }): the fields of the context that decide what can happen. Without it, all of them.',
    `} satisfies Partial<TestModel<typeof ${local}${ids.length > 0 ? `, ${ids.map(quote).join(' | ')}` : ''}>>`,
  ].join('\n')
}

/** A text as a literal of TypeScript. */
export const quote = (text: string): string =>
  `'${text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`
