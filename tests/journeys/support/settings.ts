import type { Page } from '@playwright/test'
import { expect, storeSession } from '#tests/journeys/support/fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'

export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const choosePhoto = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

export const usePhoto = (page: Page) => page.getByRole('button', { name: 'Use photo' }).click()

export const openSettings = async (page: Page, stack: TestStack, email?: string): Promise<void> => {
  await storeSession(page, stack, email)
  await page.goto('/admin/settings')
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
