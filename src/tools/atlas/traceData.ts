import { type Performer, performers, type Section, type TracedState } from '#charts/paths/trace/trace.ts'
import { type Result, worstOf } from '#charts/paths/trace/traceCsv.ts'
import { traceOfConsole } from '#tools/paths/consoleTrace.ts'
import { namedTestModels } from '#tools/paths/namedTestModels.ts'
import { readText } from '#charts/readText.ts'

/** A state in the atlas: how many paths enter it, and their worst result. Null without a path. */
export interface TraceRow extends Omit<TracedState, 'paths'> {
  readonly results: Readonly<Record<Performer, (Result & { readonly count: number }) | null>>
}

export interface TraceData extends Section {
  readonly states: readonly TraceRow[]
}

export const traceData = (): TraceData[] =>
  traceOfConsole(namedTestModels, readText).map(({ states, ...section }) => ({
    ...section,
    states: states.map(({ paths, ...state }) => ({
      ...state,
      results: Object.fromEntries(
        performers.map((performer) => {
          const worst = worstOf(paths[performer])
          return [performer, worst ? { ...worst, count: paths[performer].length } : null]
        }),
      ) as TraceRow['results'],
    })),
  }))
