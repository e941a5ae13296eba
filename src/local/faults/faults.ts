export const faultNames = [
  'error-field',
  'graphql-error',
  'http-500',
  'http-401',
  'malformed',
  'null-data',
  'wrong-types',
  'slow',
  'drop',
] as const

export type FaultName = (typeof faultNames)[number]

/** One misbehaviour that waits for its call. */
export interface Fault {
  /** A GraphQL operation's field, or an identity target. */
  readonly operation: string
  readonly fault: FaultName
  /** The error text. */
  readonly message?: string | undefined
  /** The error's `errorType` (GraphQL) or `__type` (identity). */
  readonly type?: string | undefined
  /** Only calls whose variables (or body, for identity) hold all of this misbehave. */
  readonly match?: Readonly<Record<string, unknown>> | undefined
  /** How long `slow` waits, in milliseconds. */
  readonly ms?: number | undefined
  /** How many calls are left to misbehave. */
  readonly times: number
}

export interface FaultStore {
  readonly arm: (fault: Fault) => void
  readonly clear: () => void
  readonly list: () => readonly Fault[]
  /** The fault that a call to one of these operations meets, counted down; the one armed first goes first. */
  readonly take: (operations: readonly string[], variables: unknown) => Fault | undefined
}

export const createFaultStore = (): FaultStore => {
  let armed: readonly Fault[] = []
  return {
    arm: (fault) => void (armed = [...armed, fault]),
    clear: () => void (armed = []),
    list: () => armed,
    take: (operations, variables) => {
      const met = armed.find((fault) => operations.includes(fault.operation) && holds(variables, fault.match ?? {}))
      if (met) armed = armed.flatMap((fault) => (fault === met ? countedDown(fault) : [fault]))
      return met
    },
  }
}

const countedDown = (fault: Fault): Fault[] => (fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [])

/** Whether every part of `wanted` is in `given`, however deep; lists must be equal in length. */
const holds = (given: unknown, wanted: unknown): boolean => {
  if (typeof wanted !== 'object' || wanted === null) return given === wanted
  if (typeof given !== 'object' || given === null || Array.isArray(given) !== Array.isArray(wanted)) return false
  if (Array.isArray(wanted) && wanted.length !== (given as unknown[]).length) return false
  return Object.entries(wanted).every(([key, value]) => holds((given as Record<string, unknown>)[key], value))
}
