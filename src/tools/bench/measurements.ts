import type { Browser, BrowserContextOptions } from '@playwright/test'

/** One line of the table: what was measured, and what was promised of it. */
export interface Figure {
  readonly what: string
  readonly reached: number
  readonly unit: string
  readonly atMost?: number
}

/** A signed-in browser and the stack that it talks to. */
export interface Bench {
  readonly browser: Browser
  readonly origin: string
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}
