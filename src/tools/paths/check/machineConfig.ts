/** A transition as it is written, made an object. */
export interface WrittenTransition {
  readonly target?: unknown
  readonly guard?: unknown
  readonly actions?: unknown
}

/** Where branches are written: `on`, `after`, `always` (kind `on`, no name), `done`, `done.actor` and `error.actor`. */
export interface WrittenEvent {
  readonly kind: 'on' | 'after' | 'done' | 'done.actor' | 'error.actor'
  readonly name: string
}

/** Gives the branches that stand in place of those that are written. */
export type Rewrite = (
  path: readonly string[],
  event: WrittenEvent,
  branches: WrittenTransition[],
) => WrittenTransition[]

/** The parts of a written state that hold transitions or states. */
export interface WrittenState {
  readonly on?: Written
  readonly after?: Written
  readonly always?: unknown
  readonly onDone?: unknown
  readonly invoke?: unknown
  readonly states?: Readonly<Record<string, WrittenState>>
}

type Written = Readonly<Record<string, unknown>>

/** A copy of a written chart in which every list of branches went through `rewrite`. The original is left alone. */
export const mapConfig = (state: WrittenState, rewrite: Rewrite, path: readonly string[] = []): WrittenState => {
  const one = (kind: WrittenEvent['kind'], name: string, written: unknown) =>
    rewrite(path, { kind, name }, branchesOf(written))
  const each = (kind: WrittenEvent['kind'], events: Written) =>
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
    ...(state.states && { states: mapValues(state.states, (inner, key) => mapConfig(inner, rewrite, [...path, key])) }),
  }
}

interface WrittenInvoke {
  readonly id: string
  readonly onDone?: unknown
  readonly onError?: unknown
}

type RewriteOne = (kind: WrittenEvent['kind'], name: string, written: unknown) => WrittenTransition[]

const withEnds = (invoke: WrittenInvoke, one: RewriteOne): WrittenInvoke => ({
  ...invoke,
  ...(invoke.onDone !== undefined && { onDone: one('done.actor', invoke.id, invoke.onDone) }),
  ...(invoke.onError !== undefined && { onError: one('error.actor', invoke.id, invoke.onError) }),
})

const branchesOf = (written: unknown): WrittenTransition[] =>
  (written === undefined ? [] : [written].flat()).map((branch) =>
    typeof branch === 'string' ? { target: branch } : (branch as WrittenTransition),
  )

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
