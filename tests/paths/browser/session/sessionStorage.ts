import type { TestContext } from '#tests/paths/browser/pageObject.ts'

/** The entries of the session storage after a code was sent: the marker, and the challenge of the identity library. */
export const storedChallenge = (
  email: string,
  marker: 'validatedEmail' | 'marketerValidatedEmail' | null,
): Record<string, string> => ({
  'CognitoSignInState.username': email,
  'CognitoSignInState.challengeName': 'CUSTOM_CHALLENGE',
  'CognitoSignInState.signInSession': 'x'.repeat(20),
  'CognitoSignInState.expiry': String(Date.now() + 24 * 60 * 60_000),
  ...(marker && { [marker]: email }),
})

/** Writes entries to the session storage of the page. */
export const storeInSessionStorage = async ({ page }: TestContext, entries: Record<string, string>): Promise<void> =>
  page.evaluate((items) => Object.entries(items).forEach(([key, value]) => sessionStorage.setItem(key, value)), entries)

/** Opens an address with a history state. The open page does not notice the change. */
export const openWithHistoryState = async (
  { page }: TestContext,
  path: string,
  historyState: object | null,
): Promise<void> => {
  await page.evaluate(
    ([address, state]) => History.prototype.replaceState.call(history, state, '', address as string),
    [path, historyState],
  )
  await page.reload()
}
