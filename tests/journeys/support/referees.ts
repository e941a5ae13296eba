import type { Page } from '@playwright/test'

export const list = (page: Page) => page.getByRole('region', { name: 'Your referees' })
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your referees' })
export const rows = (page: Page) => list(page).getByRole('listitem')
