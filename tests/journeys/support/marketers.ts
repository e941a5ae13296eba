import type { Page } from '@playwright/test'
import { answerCalls } from '#tests/journeys/support/answerCalls.ts'
import { expect, storeSession } from '#tests/journeys/support/fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'

export const openMarketers = async (page: Page, stack: TestStack, search = ''): Promise<void> => {
  await storeSession(page, stack)
  await page.goto(`/admin/marketers${search}`)
  await expect(page.getByRole('heading', { name: 'Marketers', level: 1 })).toBeVisible()
}

export const rows = (page: Page) => page.getByRole('table', { name: 'Marketers' }).locator('tbody').getByRole('row')
export const newMarketer = (page: Page) => page.getByRole('button', { name: 'New Marketer' })

/** Answers every call for the list of marketers, and for the first of them. */
export const answerList = async (page: Page, users: readonly object[]): Promise<void> => {
  await answerCalls(page, 'listAllMarketers', () => ({ users, lastEvaluatedKey: null }))
  await answerCalls(page, 'getMarketer', () => ({ marketer: users[0] }))
}
