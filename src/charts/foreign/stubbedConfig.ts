import { stubName } from '#charts/foreign/stub.ts'

type Config = Readonly<Record<string, unknown>>

/** What a walk through a config knows. */
interface Walk {
  readonly absent: Set<string>
  /** The names that a target can have: the keys of states. */
  readonly states: ReadonlySet<string>
}

const records = ['states', 'on', 'after', 'invoke']
const data = ['context', 'input', 'meta', 'output', 'schemas', 'tags', 'types']
const transitions = ['onDone', 'onError', 'onSnapshot', 'always']

/**
 * A copy of a config in which a stub is its name: the name of a state, an event, an action, a guard or an actor.
 * @param absent gets the parts that only a missing file knows. The copy does not have them.
 */
export const configWithNames = (config: object, absent: Set<string>): Config => {
  const stub = stubName(config)
  if (stub === undefined) return withNames(config, { absent, states: new Set(stateKeysOf(config)) }) as Config
  absent.add(`the config is "${stub}" there`)
  return {}
}

const stateKeysOf = (state: unknown): string[] => {
  const inner = (isPlain(state) && state['states']) || {}
  return isPlain(inner) ? Object.entries(inner).flatMap(([key, value]) => [key, ...stateKeysOf(value)]) : []
}

const isPlain = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const withNames = (part: unknown, walk: Walk, key = '', parent = ''): unknown => {
  const stub = stubName(part)
  if (stub !== undefined) return nameOf(stub, walk, key, parent)
  if (data.includes(key)) return part
  if (Array.isArray(part)) return part.map((element) => withNames(element, walk, key, parent))
  if (!isPlain(part)) return part
  if ('cond' in part && ![...records, 'params'].includes(key))
    throw new Error('XState 5 has no "cond". A chart of XState 4 must be migrated first')
  const copy = Object.entries(part).map(([name, inner]) => [name, withNames(inner, walk, name, key)])
  return withKnownStart(part, Object.fromEntries(copy) as Config, walk)
}

const nameOf = (stub: string, { absent, states }: Walk, key: string, parent: string): unknown => {
  const isTransition = transitions.includes(key) || parent === 'on' || parent === 'after'
  const isUnknown = records.includes(key) || ((isTransition || key === 'target') && !states.has(stub))
  if (isUnknown) absent.add(`"${key}" is "${stub}" there`)
  if (isUnknown && isTransition) return {}
  return isUnknown || data.includes(key) ? undefined : stub
}

/** The chart starts in its first state if its start is not known. */
const withKnownStart = (part: Config, copy: Config, { absent }: Walk): Config => {
  const { initial, ...rest } = copy
  const states = Object.keys(Object(copy['states']) as object)
  if (stubName(part['initial']) === undefined || states.includes(String(initial))) return copy
  absent.add(`"initial" is "${String(initial)}" there`)
  return states.length > 0 ? { ...rest, initial: states[0] } : rest
}
