import type { Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StateValue } from 'xstate'
import { screenFileOf } from '#tools/atlas/screens/screenFiles.ts'

/** `npm run test:paths -- --screens` keeps the screens here. */
const folder = process.env['PATHS_SCREENS']

const innermostOf = (value: StateValue, parent: readonly string[] = []): string[] =>
  typeof value === 'string'
    ? [[...parent, value].join('.')]
    : Object.entries(value).flatMap(([name, inner]) => innermostOf(inner ?? {}, [...parent, name]))

/** Keeps what the page shows as the screen of each active state that has none yet. */
export const keepScreens = async (page: Page, chart: string, value: unknown): Promise<void> => {
  if (folder === undefined) return
  const files = innermostOf(value as StateValue).map((state) => join(folder, screenFileOf(chart, state)))
  for (const path of files.filter((file) => !existsSync(file)))
    // oxlint-disable-next-line no-await-in-loop -- a page has one screenshot at a time
    await page.screenshot({ path, animations: 'disabled' })
}
