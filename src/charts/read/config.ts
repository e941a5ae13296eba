import { type AnyStateMachine, createMachine } from 'xstate'
import { configOf, listOf } from '#charts/read/internals.ts'

/** A transition of a machine config, in the object form. */
export interface TransitionConfig {
  readonly target?: unknown
  readonly guard?: unknown
  readonly actions?: unknown
  readonly reenter?: boolean
}

/** Where a config declares branches. `always` has the kind `on` and an empty name. */
interface TriggerConfig {
  readonly kind: 'on' | 'after' | 'done' | 'done.actor' | 'error.actor'
  readonly name: string
}

/** Returns the branches that replace the given ones. */
export type RewriteTransitions = (
  path: readonly string[],
  event: TriggerConfig,
  branches: TransitionConfig[],
) => TransitionConfig[]

/** The parts of a state config that contain transitions, actions, calls or states. */
export interface StateConfig {
  readonly entry?: unknown
  readonly exit?: unknown
  readonly on?: BranchesByName
  readonly after?: BranchesByName
  readonly always?: unknown
  readonly onDone?: unknown
  readonly invoke?: unknown
  readonly states?: Readonly<Record<string, StateConfig>>
}

type BranchesByName = Readonly<Record<string, unknown>>

/** A copy of a machine with another config and other implementations. */
export const changedCopy = (
  machine: AnyStateMachine,
  change: (config: StateConfig) => object,
  implementations: object = {},
): AnyStateMachine =>
  createMachine(change(configOf(machine)) as never, machine.implementations as never).provide(implementations as never)

/** Copies a config and replaces every list of branches with the result of `rewrite`. */
export const mapTransitions = (
  state: StateConfig,
  rewrite: RewriteTransitions,
  path: readonly string[] = [],
): StateConfig => {
  const rewriteBranches: RewriteBranches = (kind, name, branches) =>
    rewrite(path, { kind, name }, branchListOf(branches))
  const rewriteAll = (kind: TriggerConfig['kind'], events: BranchesByName) =>
    mapValues(events, (branches, name) => rewriteBranches(kind, name, branches))
  return {
    ...state,
    ...(state.on && { on: rewriteAll('on', state.on) }),
    ...(state.after && { after: rewriteAll('after', state.after) }),
    ...(state.always !== undefined && { always: rewriteBranches('on', '', state.always) }),
    ...(state.onDone !== undefined && { onDone: rewriteBranches('done', '', state.onDone) }),
    ...(state.invoke !== undefined && {
      invoke: listOf<InvokeConfig>(state.invoke).map((invoke) => rewriteInvoke(invoke, rewriteBranches)),
    }),
    ...(state.states && {
      states: mapValues(state.states, (inner, key) => mapTransitions(inner, rewrite, [...path, key])),
    }),
  }
}

/** Copies a config with another version of one state. */
export const replaceState = (
  state: StateConfig,
  path: readonly string[],
  change: (state: StateConfig) => StateConfig,
): StateConfig => {
  const [key, ...rest] = path
  if (key === undefined) return change(state)
  const inner = state.states?.[key]
  return inner ? { ...state, states: { ...state.states, [key]: replaceState(inner, rest, change) } } : state
}

/** A copy in which each call without an id has the name of its actor as id, and of its state if that is not enough. */
export const withNamedCalls = (machine: AnyStateMachine): AnyStateMachine => {
  const names: string[] = []
  const nameOf = ({ id, src }: InvokeConfig, state: string): string => {
    if (id !== undefined) return id
    const name = typeof src === 'string' ? src : 'call'
    const inState = `${name} of ${state || 'the chart'}`
    const candidates = [
      ...(name === src ? [name] : []),
      inState,
      ...[2, 3, 4, 5].map((index) => `${inState} (${index})`),
    ]
    return candidates.find((candidate) => !names.includes(candidate)) ?? inState
  }
  const named = (state: StateConfig, key: string): StateConfig => ({
    ...state,
    ...(state.invoke !== undefined && {
      invoke: listOf<InvokeConfig>(state.invoke).map((call) => {
        names.push(nameOf(call, key))
        return { ...call, id: names.at(-1) }
      }),
    }),
    ...(state.states && {
      states: mapValues(state.states, (inner, name) => named(inner, [key, name].filter(Boolean).join('.'))),
    }),
  })
  return changedCopy(machine, (config) => named(config, ''))
}

export interface InvokeConfig {
  readonly id?: string
  readonly src?: unknown
  readonly input?: unknown
  readonly onDone?: unknown
  readonly onError?: unknown
}

type RewriteBranches = (kind: TriggerConfig['kind'], name: string, branches: unknown) => TransitionConfig[]

const rewriteInvoke = (invoke: InvokeConfig, rewriteBranches: RewriteBranches): InvokeConfig => ({
  ...invoke,
  ...(invoke.onDone !== undefined && { onDone: rewriteBranches('done.actor', invoke.id ?? '', invoke.onDone) }),
  ...(invoke.onError !== undefined && { onError: rewriteBranches('error.actor', invoke.id ?? '', invoke.onError) }),
})

const branchListOf = (branches: unknown): TransitionConfig[] =>
  listOf<string | TransitionConfig>(branches).map((branch) =>
    typeof branch === 'string' ? { target: branch } : branch,
  )

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
