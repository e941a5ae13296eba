/** A transition as it is written, made an object. */
export interface TransitionConfig {
  readonly target?: unknown
  readonly guard?: unknown
  readonly actions?: unknown
}

/** Where branches are written: `on`, `after`, `always` (kind `on`, no name), `done`, `done.actor` and `error.actor`. */
export interface TriggerConfig {
  readonly kind: 'on' | 'after' | 'done' | 'done.actor' | 'error.actor'
  readonly name: string
}

/** Gives the branches that stand in place of those that are written. */
export type RewriteTransitions = (
  path: readonly string[],
  event: TriggerConfig,
  branches: TransitionConfig[],
) => TransitionConfig[]

/** The parts of a written state that hold transitions or states. */
export interface StateConfig {
  readonly on?: Written
  readonly after?: Written
  readonly always?: unknown
  readonly onDone?: unknown
  readonly invoke?: unknown
  readonly states?: Readonly<Record<string, StateConfig>>
}

type Written = Readonly<Record<string, unknown>>

/** A copy of a written chart in which every list of branches went through `rewrite`. The original is left alone. */
export const mapTransitions = (
  state: StateConfig,
  rewrite: RewriteTransitions,
  path: readonly string[] = [],
): StateConfig => {
  const one = (kind: TriggerConfig['kind'], name: string, written: unknown) =>
    rewrite(path, { kind, name }, branchesOf(written))
  const each = (kind: TriggerConfig['kind'], events: Written) =>
    mapValues(events, (written, name) => one(kind, name, written))
  return {
    ...state,
    ...(state.on && { on: each('on', state.on) }),
    ...(state.after && { after: each('after', state.after) }),
    ...(state.always !== undefined && { always: one('on', '', state.always) }),
    ...(state.onDone !== undefined && { onDone: one('done', '', state.onDone) }),
    ...(state.invoke !== undefined && {
      invoke: [state.invoke].flat().map((invoke) => withEnds(invoke as WrittenInvoke, one)),
    }),
    ...(state.states && {
      states: mapValues(state.states, (inner, key) => mapTransitions(inner, rewrite, [...path, key])),
    }),
  }
}

interface WrittenInvoke {
  readonly id: string
  readonly onDone?: unknown
  readonly onError?: unknown
}

type RewriteOne = (kind: TriggerConfig['kind'], name: string, written: unknown) => TransitionConfig[]

const withEnds = (invoke: WrittenInvoke, one: RewriteOne): WrittenInvoke => ({
  ...invoke,
  ...(invoke.onDone !== undefined && { onDone: one('done.actor', invoke.id, invoke.onDone) }),
  ...(invoke.onError !== undefined && { onError: one('error.actor', invoke.id, invoke.onError) }),
})

const branchesOf = (written: unknown): TransitionConfig[] =>
  (written === undefined ? [] : [written].flat()).map((branch) =>
    typeof branch === 'string' ? { target: branch } : (branch as TransitionConfig),
  )

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
