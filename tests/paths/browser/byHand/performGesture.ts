import type { Locator, Page } from '@playwright/test'
import type { Gesture, Place, Target } from '#charts/gestures.ts'
import { origin, type OwnStep } from '#machines/manualTest.ts'
import { expectQuiet, trackCalls } from '#tests/journeys/support/timing.ts'
import { type GestureContext, ownSteps } from '#tests/paths/browser/byHand/ownSteps.ts'

type Performers = {
  readonly [K in Gesture['kind']]: (context: GestureContext, gesture: Extract<Gesture, { kind: K }>) => Promise<unknown>
}

/** Messages have no role of their own. */
const byRole = (scope: Page | Locator, role: string, options: { name?: string; exact?: boolean }): Locator =>
  role === 'toast' ? scope.locator('[data-toast]') : scope.getByRole(role as 'button', options)

const containerOf = (page: Page, { role, name, text, index = 0 }: Place): Locator => {
  const named = byRole(page, role, name === undefined ? {} : { name })
  const found = role === 'dialog' ? named.or(page.getByRole('alertdialog')) : named
  const rows = role === 'row' ? found.filter({ has: page.getByRole('cell') }) : found
  return (text === undefined ? rows : rows.filter({ hasText: text })).nth(index)
}

/** An element by the words of a script. An exact name must tell it from all others. */
const elementOf = (page: Page, { role, name, words, within, isLast }: Target): Locator => {
  const isExact = words === undefined
  const container = within ? containerOf(page, within) : page
  const options = name === '' ? {} : { name, exact: isExact }
  const ofRole = byRole(container, role, options)
  const found = role === 'menuitem' ? ofRole.or(container.getByRole('menuitemradio', options)) : ofRole
  if (isLast) return found.last()
  return isExact ? found : found.first()
}

const performers: Performers = {
  open: ({ page, stack }, { url }) => page.goto(url.replace(origin, stack.origin)),
  press: ({ page }, { target }) => elementOf(page, target).click(),
  pointTo: ({ page }, { target }) => elementOf(page, target).hover(),
  leave: ({ page }) => page.mouse.move(0, 0),
  fill: ({ page }, { label, text }) =>
    page.getByLabel(label, { exact: true }).and(page.locator('input, textarea')).fill(text),
  choose: ({ page }, { field, option }) =>
    page.getByRole('combobox', { name: field, exact: true }).selectOption({ label: option }),
  key: ({ page }, { key }) => page.keyboard.press(key),
  back: ({ page }) => page.goBack(),
  reload: ({ page }) => page.reload(),
  offline: ({ page }) => page.context().setOffline(true),
  online: ({ page }) => page.context().setOffline(false),
  wait: async ({ page, stack }, { milliseconds }) => {
    await expectQuiet(page)
    stack.advance(milliseconds)
    await page.clock.fastForward(milliseconds)
  },
  resize: ({ page }, { width }) => page.setViewportSize({ width, height: 800 }),
  run: ({ page }, { code }) => page.evaluate(code),
  chooseFile: async ({ page }, { file: { path, text, size } }) => {
    const input = page.locator('input[type=file]')
    if (text === undefined && size === undefined) return input.setInputFiles(path)
    const buffer = Buffer.from(text ?? 'x'.repeat(size ?? 0))
    return input.setInputFiles({ name: path, mimeType: 'application/octet-stream', buffer })
  },
  inOtherTab: async ({ page, stack }, { gestures }) => {
    const tab = await page.context().newPage()
    await performGestures({ page: tab, stack }, gestures)
    await expectQuiet(tab)
    await tab.close()
  },
  inOtherWindow: async ({ page, stack }, { gestures }) => {
    const context = await page.context().browser()?.newContext({ serviceWorkers: 'block' })
    if (!context) throw new Error('The page has no browser')
    const other = await context.newPage()
    trackCalls(other)
    await performGestures({ page: other, stack }, gestures)
    await expectQuiet(other)
    await context.close()
  },
  told: (context, { gestures }) => performGestures(context, gestures),
  own: (context, { name, value }) => ownSteps[name as OwnStep](context, value),
}

/** Performs what a person does, in order. */
export const performGestures = async (context: GestureContext, gestures: readonly Gesture[]): Promise<void> => {
  for (const gesture of gestures) await performers[gesture.kind](context, gesture as never)
}
