/** Settles a promise: `await stub` gives a value, but a callback of the code does not run. */
const isNative = (value: unknown): value is (result: unknown) => void =>
  typeof value === 'function' && /\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(value))

/** Whether a function is a class. */
export const isClass = (value: unknown): boolean =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value))

/** A component creates its chart in these functions of React. */
const computing = ['useMemo', 'useState']

/** A result can be taken apart: `const [song, tracks] = getSong()`. Its length is not known. */
const tupleOf = (name: string) => ({
  [Symbol.iterator]: () => Array.from({ length: 9 }, (_, index) => createStub(`${name}${index + 1}`)).values(),
})

/** A stub that decorates a class leaves it as it is. */
const resultOf = (name: string, argument: unknown): unknown => {
  if (isClass(argument)) return argument
  return computing.includes(name) && typeof argument === 'function'
    ? (argument as () => unknown)()
    : createStub(name, tupleOf(name))
}

const names = new WeakMap<object, string>()

/** The name of a stub; undefined for all other values. */
export const stubName = (value: unknown): string | undefined =>
  typeof value === 'function' ? names.get(value) : undefined

/**
 * A value about which nothing is known. It can be called, created with `new`, and has every property: each is a stub with
 * its own name, and `own` has those that are known. As a text it is its name, so a chart can have it as a state or event.
 */
export const createStub = (
  name: string,
  own: Readonly<Record<PropertyKey, unknown>> = {},
  isPromise = true,
): object => {
  const changed: Record<PropertyKey, unknown> = { ...own }
  const properties = new Map<PropertyKey, unknown>()
  const propertyOf = (target: object, key: PropertyKey): unknown => {
    if (Object.hasOwn(changed, key)) return changed[key]
    if (key === 'prototype') return Reflect.get(target, key)
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? Number.NaN : name)
    if (key === Symbol.iterator) return () => [].values()
    if (key === 'toString' || key === 'toJSON' || key === 'valueOf') return () => name
    if (key === 'then') return isPromise ? settle : undefined
    if (key === 'name') return name
    if (key === 'length' || key === 'size') return 0
    // A compiler asks whether a module is one.
    if (key === '__esModule') return true
    if (typeof key === 'symbol') return undefined
    if (!properties.has(key)) properties.set(key, createStub(key === 'default' ? name : String(key)))
    return properties.get(key)
  }
  const settle = (done: unknown): unknown => (isNative(done) ? done(createStub(name, own, false)) : createStub(name))
  // A compiler copies a module into an object with the prototype of the module.
  const prototype: object = new Proxy(Object.create(null) as object, { get: propertyOf })
  const stub = new Proxy(function () {}, {
    get: propertyOf,
    set: (_, key, value) => {
      changed[key] = value
      return true
    },
    getPrototypeOf: () => prototype,
    apply: (_target, _self, values: unknown[]) => resultOf(name, values[0]),
    construct: () => createStub(name),
  })
  names.set(stub, name)
  return stub
}
