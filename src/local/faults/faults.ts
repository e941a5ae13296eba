export const faultNames = [
  'error-field',
  'graphql-error',
  'http-500',
  'http-401',
  'http-429',
  'malformed',
  'null-data',
  'wrong-types',
  'slow',
  'drop',
  'drop-answer',
] as const

export type FaultName = (typeof faultNames)[number]

/** An error that the stack simulates for the next matching calls. */
export interface Fault {
  /** A GraphQL operation's field, or an identity target. */
  readonly operation: string
  readonly fault: FaultName
  /** The error text. */
  readonly message?: string | undefined
  /** The error's `errorType` (GraphQL) or `__type` (identity). */
  readonly type?: string | undefined
  /** The fault applies only to calls whose variables, or arguments of one operation, (for identity: body) contain all of this. */
  readonly match?: Readonly<Record<string, unknown>> | undefined
  /** The delay of the response, in milliseconds. */
  readonly ms?: number | undefined
  /** The header `Retry-After` of `http-429`: seconds or a date. */
  readonly retryAfter?: string | undefined
  /** The number of remaining calls with the fault. */
  readonly times: number
}

export interface FaultStore {
  readonly add: (fault: Fault) => void
  readonly clear: () => void
  readonly list: () => readonly Fault[]
  /** Returns the first fault that matches a call and counts it down. `values` are those that `match` can match. */
  readonly take: (operations: readonly string[], values: readonly unknown[]) => Fault | undefined
  /** Waits with the response of a fault that takes time. */
  readonly pause: (fault: Fault, ms: number) => Promise<unknown>
}

export const createFaultStore = (pause: FaultStore['pause']): FaultStore => {
  let faults: readonly Fault[] = []
  return {
    pause,
    add: (fault) => void (faults = [...faults, fault]),
    clear: () => void (faults = []),
    list: () => faults,
    take: (operations, values) => {
      const matching = faults.find(
        ({ operation, match = {} }) => operations.includes(operation) && values.some((value) => contains(value, match)),
      )
      if (matching) faults = faults.flatMap((fault) => (fault === matching ? countDown(fault) : [fault]))
      return matching
    },
  }
}

const countDown = (fault: Fault): Fault[] => (fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [])

/** Whether `actual` contains all parts of `expected`, at any depth. Arrays must have the same length. */
const contains = (actual: unknown, expected: unknown): boolean => {
  if (typeof expected !== 'object' || expected === null) return actual === expected
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual) !== Array.isArray(expected)) return false
  if (Array.isArray(expected) && expected.length !== (actual as unknown[]).length) return false
  return Object.entries(expected).every(([key, value]) => contains((actual as Record<string, unknown>)[key], value))
}
