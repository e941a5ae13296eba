import { continueCall, localStorageTokens, storeInLocalStorage } from '#tests/paths/browser/session/identity.ts'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import type { TokenPrefix } from '#tests/support/session.ts'

/** Another tab removes the tokens, and this tab receives no event. */
export const removeTokens = ({ page }: TestContext, prefix: TokenPrefix): Promise<void> =>
  page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(start))
        .forEach((key) => localStorage.removeItem(key)),
    prefix,
  )

/** Another tab writes the tokens of a person, and this tab receives no event. */
export const writeTokens = async (context: TestContext, email: string, prefix: TokenPrefix): Promise<void> => {
  await removeTokens(context, prefix)
  await storeInLocalStorage(context, await localStorageTokens(context, email, prefix))
}

/** Changes a claim of the stored ID token, so that its signature no longer matches. */
export const editToken = async (context: TestContext, email: string, prefix: TokenPrefix): Promise<void> => {
  const entries = await localStorageTokens(context, email, prefix)
  const [key = '', token = ''] = Object.entries(entries).find(([name]) => name.endsWith('.idToken')) ?? []
  const [head, claims = '', signature] = token.split('.')
  const edited = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), name: 'Eve' }
  await storeInLocalStorage(context, {
    ...entries,
    [key]: [head, Buffer.from(JSON.stringify(edited)).toString('base64url'), signature].join('.'),
  })
}

/** What another tab notifies this tab of. */
export const otherTab = (prefix: TokenPrefix) => ({
  writesTokens: ({ page }: TestContext): Promise<void> =>
    page.evaluate(
      (start) => void dispatchEvent(new StorageEvent('storage', { key: `${start}idToken`, storageArea: localStorage })),
      prefix,
    ),
  signsOut: ({ page }: TestContext): Promise<void> =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    page.evaluate((start) => new BroadcastChannel(`${start}session`).postMessage('signOut'), prefix),
})

/** No stored key fits an edited token, so the console asks for the keys again. */
export const continueNewKeys = async (context: TestContext): Promise<void> => {
  await context.waitForCall('keys')
  await continueCall('keys')(context)
}
