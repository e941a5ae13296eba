import { setTimeout } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '#domain/app/config.ts'
import { localSettings } from '#local/localSettings.ts'
import type { Fault } from '#local/faults/faults.ts'
import { createKey, type CreateKey } from '#local/identity/signingKeys.ts'
import { startStack, type StackOptions } from '#local/stack.ts'
import { keepData } from '#tests/support/keepData.ts'

export const settings = parseConfig(localSettings)
export const adminEmail = 'admin@rewoven.com'
export const ambassadorEmail = 'ambassador@example.com'

export interface TestStack {
  /** `http://localhost:<port>`. */
  readonly origin: string
  readonly port: number
  readonly dataFolder: string
  /** The printed lines. */
  readonly printed: readonly string[]
  /** Moves the clock of the stack forward. */
  readonly advance: (milliseconds: number) => void
  /** The time on the clock of the stack, in milliseconds since 1970. */
  readonly now: () => number
  /** Makes the next calls of one operation or identity target fail; `times` is 1 by default. */
  readonly setFault: (fault: Omit<Fault, 'times'> & { readonly times?: number }) => Promise<void>
  readonly clearFaults: () => Promise<void>
  /** Gives the stack the data and the time of its start again, without faults. */
  readonly reset: () => Promise<void>
  /** The newest code that was sent to an email address. */
  readonly readCode: (email: string) => Promise<string>
  /** Stops the stack and removes its data. */
  readonly close: () => Promise<void>
}

/** A new key takes a third of a second of processor time. All stacks of a process have the same two. */
const keys = new Map<string, ReturnType<CreateKey>>()
const knownKey: CreateKey = (purpose) => {
  const key = keys.get(purpose) ?? createKey(purpose)
  keys.set(purpose, key)
  return key
}

/**
 * Starts a separate stack, on a free port and with a separate data folder.
 * Unlike the real stack, it sends up to 1,000 codes in ten minutes to an account, so that many journeys can sign in.
 */
export const startTestStack = async (options: Partial<StackOptions> = {}): Promise<TestStack> => {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'rewoven-stack-')))
  const printed: string[] = []
  let offset = 0
  const now = () => Date.now() + offset
  const limits = { codesPerWindow: 1_000, freeCodes: 1_000, wrongAnswersOfAll: 1_000, ...options.limits }
  const removeData = async () => {
    if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true })
  }
  const start = () =>
    startStack({
      port: 0,
      settings,
      now,
      print: (line) => void printed.push(line),
      createKey: knownKey,
      ...options,
      dataFolder,
      limits,
    })
  const stack = await start().catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  const kept = keepData(dataFolder)
  const close = async () => {
    kept.close()
    await stack.close()
    await removeData()
  }
  const helpers = helpersOf(stack.origin)
  return {
    ...stack,
    ...helpers,
    dataFolder,
    printed,
    now,
    advance: (milliseconds) => void (offset += milliseconds),
    reset: async () => {
      offset = 0
      kept.restore()
      await helpers.clearFaults()
    },
    close,
  }
}

const helpersOf = (origin: string) => ({
  setFault: async (fault: Omit<Fault, 'times'> & { readonly times?: number }) => {
    const response = await fetch(`${origin}/local/faults`, { method: 'POST', body: JSON.stringify(fault) })
    if (!response.ok) throw new Error(await response.text())
  },
  clearFaults: async () => void (await fetch(`${origin}/local/faults`, { method: 'DELETE' })),
  /** Waits for the first code: a page can request one and show its field before the stack has sent it. */
  readCode: async (email: string) => {
    for (let look = 0; look < 600; look++) {
      const response = await fetch(`${origin}/local/outbox.json?to=${encodeURIComponent(email)}`)
      const [newest] = (await response.json()) as { code: string }[]
      if (newest) return newest.code
      await setTimeout(50)
    }
    throw new Error(`No code was sent to ${email}.`)
  },
})
