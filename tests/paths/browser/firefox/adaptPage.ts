import type { Locator, Page, Request } from '@playwright/test'

const bodyHeader = 'x-test-body'

/** Sends each body in a header too: Playwright does not see the bodies of Firefox's requests. */
const sendBodyAsHeader = (header: string): void => {
  const { fetch } = window
  window.fetch = (input, init) => {
    if (typeof init?.body !== 'string') return fetch(input, init)
    const headers = new Headers(init.headers)
    headers.set(header, encodeURIComponent(init.body))
    return fetch(input, { ...init, headers })
  }
}

/** Types instead of filling in: Firefox gets no event of the keyboard otherwise, and keeps the old text of an email. */
async function fillByTyping(this: Locator, text: string): Promise<void> {
  await this.focus()
  await this.press('Control+a')
  await this.press('Delete')
  await this.pressSequentially(text)
}

function bodyOf(this: Request): string | null {
  const header = this.headers()[bodyHeader]
  return header === undefined ? null : decodeURIComponent(header)
}

/**
 * Makes up for what Playwright cannot do in Firefox over WebDriver BiDi. Page objects stay the same in all engines.
 * Does nothing in Chromium.
 */
export const adaptPage = async (page: Page): Promise<void> => {
  if (page.context().browser()?.browserType().name() !== 'firefox') return
  Object.assign(Object.getPrototypeOf(page.locator('body')) as object, { fill: fillByTyping })
  page.on('request', (request) => Object.assign(Object.getPrototypeOf(request) as object, { postData: bodyOf }))
  await page.addInitScript(sendBodyAsHeader, bodyHeader)
}
