import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '#domain/app/config.ts'
import { localSettings } from '#local/localSettings.ts'
import type { Fault } from '#local/faults/faults.ts'
import { startStack, type StackOptions } from '#local/stack.ts'

export const settings = parseConfig(localSettings)
export const adminEmail = 'admin@rewoven.com'
export const ambassadorEmail = 'ambassador@example.com'

export interface TestStack {
  /** `http://localhost:<port>`. */
  readonly origin: string
  readonly port: number
  readonly dataFolder: string
  /** What the stack printed so far. */
  readonly printed: readonly string[]
  /** Moves the stack's clock forward; it runs on from there. */
  readonly advance: (milliseconds: number) => void
  /** Milliseconds since 1970 on the stack's clock. */
  readonly now: () => number
  /** Makes the next calls of one operation or identity target misbehave; `times` is 1 unless told. */
  readonly setFault: (fault: Omit<Fault, 'times'> & { readonly times?: number }) => Promise<void>
  readonly clearFaults: () => Promise<void>
  /** The newest code that was sent to an address. */
  readonly readCode: (email: string) => Promise<string>
  /** Stops the stack and removes its data. */
  readonly close: () => Promise<void>
}

/**
 * Starts a stack of the caller's own, on a free port and with a data folder of its own.
 * Unlike the real one it lets an account have 1,000 codes in ten minutes, so that many journeys can sign in.
 */
export const startTestStack = async (options: Partial<StackOptions> = {}): Promise<TestStack> => {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'rewoven-stack-')))
  const printed: string[] = []
  let ahead = 0
  const now = () => Date.now() + ahead
  const limits = { codesPerWindow: 1_000, ...options.limits }
  const removeData = async () => {
    if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true })
  }
  const start = () =>
    startStack({ port: 0, settings, now, print: (line) => void printed.push(line), ...options, dataFolder, limits })
  const stack = await start().catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  const close = async () => {
    await stack.close()
    await removeData()
  }
  return {
    ...stack,
    dataFolder,
    printed,
    now,
    advance: (milliseconds) => void (ahead += milliseconds),
    close,
    ...helpersOf(stack.origin),
  }
}

const helpersOf = (origin: string) => ({
  setFault: async (fault: Omit<Fault, 'times'> & { readonly times?: number }) => {
    const response = await fetch(`${origin}/local/faults`, { method: 'POST', body: JSON.stringify(fault) })
    if (!response.ok) throw new Error(await response.text())
  },
  clearFaults: async () => void (await fetch(`${origin}/local/faults`, { method: 'DELETE' })),
  readCode: async (email: string) => {
    const response = await fetch(`${origin}/local/outbox.json?to=${encodeURIComponent(email)}`)
    const [newest] = (await response.json()) as { code: string }[]
    if (!newest) throw new Error(`No code was sent to ${email}.`)
    return newest.code
  },
})
