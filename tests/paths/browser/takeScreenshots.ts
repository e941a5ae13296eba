import type { Page } from '@playwright/test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestModel } from '#machines/testModel.ts'
import { screenshotsFolder } from '#tools/atlas/data/screenshots.ts'
import type { Observation } from '#tools/paths/model/observation.ts'
import { statePath } from '#tools/paths/model/parts.ts'
import { activeStates } from '#tests/paths/browser/visibleElements.ts'

const devices = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

/** Whether a state has both screenshots. */
export const hasScreenshots = (chart: string, state: string): boolean =>
  Object.keys(devices).every((device) => existsSync(join(screenshotsFolder, chart, `${state}.${device}.png`)))

/**
 * Takes screenshots of the active states that have none yet, on a phone and on a desktop, if `PATHS_SCREENS` is set.
 * The size of the window is restored.
 */
export const takeScreenshots = async (page: Page, testModel: TestModel, observation: Observation): Promise<void> => {
  if (process.env['PATHS_SCREENS'] === undefined) return
  const folder = join(screenshotsFolder, testModel.id)
  const fileOf = (state: string, device: string) => join(folder, `${state}.${device}.png`)
  const missing = activeStates(testModel, observation)
    .map(statePath)
    .filter((state) => !hasScreenshots(testModel.id, state))
  const viewport = page.viewportSize()
  if (missing.length === 0 || !viewport) return
  mkdirSync(folder, { recursive: true })
  for (const [device, size] of Object.entries(devices)) {
    await page.setViewportSize(size)
    const screenshot = await page.screenshot({ animations: 'disabled' })
    for (const state of missing) writeFileSync(fileOf(state, device), screenshot)
  }
  await page.setViewportSize(viewport)
}
