import { basename } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { UsageError } from '#charts/command/commandLine.ts'
import { messageOf } from '#charts/foreign/loadFile.ts'
import { createStub, isClass } from '#charts/foreign/stub.ts'

/** A function or a class that creates a chart. */
export type Factory = (...values: unknown[]) => unknown

const codeOf = (value: Factory): string => Function.prototype.toString.call(value)

export const isFactory = (value: unknown): value is Factory =>
  typeof value === 'function' && /\bcreateMachine\b/.test(codeOf(value as Factory))

/**
 * The first chart that it creates when it is called with stubs.
 * @param created the charts that the file has created; the call adds to them
 * @throws UsageError that says how to call it
 */
export const callFactory = async (
  name: string,
  factory: Factory,
  created: readonly AnyStateMachine[],
  file: string,
): Promise<AnyStateMachine> => {
  const before = created.length
  const failure = await failureOf(factory, factory.length)
  // A parameter with a default does not count, and can be necessary nevertheless.
  if (created.length === before) await failureOf(factory, factory.length + 1)
  const machine = created[before]
  if (machine) return machine
  const reason = failure === undefined ? '' : `: ${failure}`
  throw new UsageError(
    `${name} creates no chart when it is called with stubs${reason}. Call it in a file next to ${basename(file)}, and ` +
      `name that file: import { ${name} } from './${basename(file)}'; export const chart = ${name}(…)`,
  )
}

const failureOf = async (factory: Factory, count: number): Promise<string | undefined> => {
  const values = Array.from({ length: count }, (_, index) => createStub(`parameter${index + 1}`))
  try {
    await (isClass(factory) ? Reflect.construct(factory, values) : factory(...values))
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}
