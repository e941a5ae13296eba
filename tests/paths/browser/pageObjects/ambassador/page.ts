import type { Page, Request } from '@playwright/test'
import { formatRefereeFilter, type RefereeFilter } from '#domain/people/refereeFilter.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { storeInLocalStorage, storeTokens } from '#tests/paths/browser/session/identity.ts'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import { ambassadorEmail } from '#tests/support/stack.ts'

export const requests =
  (operation: string) =>
  (request: Request): boolean =>
    request.url().endsWith('/graphql') && (request.postData() ?? '').includes(operation)

export const openDashboard = async (context: TestContext): Promise<void> => {
  await storeTokens(context, ambassadorEmail, 'marketer.')
  await storeInLocalStorage(context, { marketerEmail: ambassadorEmail })
  await context.page.goto('/amb')
}

export const answer =
  (kind: string, data: object) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).fulfill({ json: { data } })
export const abort =
  (kind: string) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).abort()

export const tunde = {
  id: 'USR-7',
  name: 'Tunde Bakare',
  email: ambassadorEmail,
  phoneNumber: '+2348045500001',
  referralCode: '8045500001',
  referredUsers: 60,
}
export const profileOf = (marketer: object | null) => ({ getMarketer: { marketer, error: null } })

/** Answers with a marketer who has neither a code nor a phone number. */
export const removeCode = async (page: Page): Promise<void> => {
  await page.route(/\/graphql$/, (route) => {
    const isProfile = requests('getMarketer')(route.request())
    return isProfile
      ? route.fulfill({ json: { data: profileOf({ ...tunde, phoneNumber: null, referralCode: null }) } })
      : route.fallback()
  })
}

export const press =
  (name: string) =>
  async ({ page }: TestContext): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click()
export const changeFilter = (context: TestContext, { filter }: { filter: RefereeFilter }): Promise<void> =>
  changeUrl(context, `/amb${formatRefereeFilter(filter)}`, null)

/** Replaces the clipboard and the print dialog. A step decides how a call ends. */
export const holdDevice = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const held = (name: string) => () =>
      new Promise((resolve, reject) =>
        Object.assign(window, { [`${name}Done`]: resolve, [`${name}Failed`]: () => reject(new Error('denied')) }),
      )
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: held('copy') } })
    document.execCommand = () => false
    window.print = () => Object.assign(window, { printDone: () => dispatchEvent(new Event('afterprint')) })
  })
}

export const endCall =
  (name: string) =>
  async ({ page }: TestContext): Promise<void> => {
    await page.waitForFunction((key) => key in window, name)
    await page.evaluate((key) => {
      ;(window as never as Record<string, () => void>)[key]?.()
      Reflect.deleteProperty(window, key)
    }, name)
  }
