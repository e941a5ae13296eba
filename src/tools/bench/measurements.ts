import type { Browser, BrowserContextOptions } from '@playwright/test'

/** One line of the table: what was measured, and what was promised of it. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly limit?: number
}

/** A signed-in browser and the stack that it talks to. */
export interface BenchContext {
  readonly browser: Browser
  readonly origin: string
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}
