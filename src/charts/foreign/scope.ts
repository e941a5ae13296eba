import { createStub } from '#charts/foreign/stub.ts'

/** The globals that reach no network, no file, no process and no clock that runs on. */
const harmless = new Set(
  `AbortController AbortSignal AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Blob Boolean
  Buffer CustomEvent DOMException DataView Date Error EvalError Event EventTarget FinalizationRegistry Float32Array
  Float64Array FormData Function Headers Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number
  Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError
  TextDecoder TextEncoder TypeError URIError URL URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray
  WeakMap WeakRef WeakSet atob btoa crypto decodeURI decodeURIComponent encodeURI encodeURIComponent escape isFinite
  isNaN parseFloat parseInt performance structuredClone undefined unescape`.split(/\s+/),
)

/** Packages ask for what they left there earlier, or for the platform. */
const isAbsent = (name: string): boolean => name.startsWith('_') || name === 'Deno' || name === 'Bun'

/**
 * The globals that the code of a file sees. All others are stubs, and also what it writes stays here. This keeps code
 * from effects that it has by itself; it is no cage for code that wants to do harm.
 */
const createScope = (): object => {
  const written = new Map<PropertyKey, unknown>([
    ['process', createStub('process', { env: {}, argv: [], versions: {}, platform: 'browser' })],
  ])
  const objectWith = (isKnown: (name: string) => boolean): object =>
    new Proxy(Object.create(null) as object, {
      has: (_, key) => typeof key === 'symbol' || !harmless.has(key) || written.has(key),
      get: (_, key) => {
        if (typeof key === 'symbol') return undefined
        const value = written.get(key) ?? global[key]
        if (written.has(key) || harmless.has(key)) return value
        if (!isKnown(key)) return undefined
        written.set(key, createStub(key))
        return written.get(key)
      },
      set: (_, key, value) => {
        written.set(key, value)
        return true
      },
    })
  const isNamed = (name: string) => !isAbsent(name)
  const own = objectWith((name) => name in global && isNamed(name))
  for (const name of ['globalThis', 'global']) written.set(name, own)
  for (const name of ['window', 'self']) written.set(name, objectWith(isNamed))
  return objectWith(isNamed)
}

const global = globalThis as Readonly<Record<string, unknown>>

/** The names that bundled code has for what comes from outside. */
export const importMeta = '__importMeta'
export const stubFunction = '__stub'
export const givenFunction = '__given'
export const exportFunction = '__export'
export const localFunction = '__local'

/** What a module exports, and the error that has stopped it. */
export interface RunModule {
  readonly exports: object
  /** What the file declares, exported or not. */
  readonly locals: object
  readonly error: unknown
}

/** Runs a bundle in this scope. It waits for nothing that needs time: what waits for that stays as it is. */
export const runModule = async (
  code: string,
  address: string,
  given: (name: string) => unknown,
): Promise<RunModule> => {
  let exports = {}
  let locals: Readonly<Record<string, () => unknown>> = {}
  const names = [importMeta, stubFunction, givenFunction, exportFunction, localFunction]
  const body = `with (scope) return async function (${names.join(', ')}) { "use strict";\n${code}\n}`
  const create = new Function('scope', body) as (scope: object) => (...values: unknown[]) => Promise<void>
  const meta = createStub('meta', { url: address, env: {}, hot: undefined, main: false })
  const run = create(createScope())
  const take = (all: object) => void (exports = all)
  const end = run(meta, createStub, given, take, (all: typeof locals) => void (locals = all)).then(
    () => undefined,
    (error: unknown) => error ?? 'an error without a text',
  )
  const error = await Promise.race([end, new Promise((resolve) => setImmediate(resolve))])
  return { exports, locals: valuesOf(locals), error }
}

/** Without those that the code has not come to. */
const valuesOf = (locals: Readonly<Record<string, () => unknown>>): object =>
  Object.fromEntries(
    Object.entries(locals).flatMap(([name, read]) => {
      try {
        return [[name, read()]]
      } catch {
        return []
      }
    }),
  )
