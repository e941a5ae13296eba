import type { TestContext } from '#tests/paths/browser/pageObject.ts'

/** What a tab keeps once a code was sent to an email: the marker of its sort, and the challenge as the identity library has it. */
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

/** Keeps entries in the session storage of the page. */
export const storeInSessionStorage = async ({ page }: TestContext, entries: Record<string, string>): Promise<void> =>
  page.evaluate((all) => Object.entries(all).forEach(([key, value]) => sessionStorage.setItem(key, value)), entries)

/** Opens an address with what the step before has handed over, unheard by the page that is open. */
export const openWithHistoryState = async (
  { page }: TestContext,
  path: string,
  handed: object | null,
): Promise<void> => {
  await page.evaluate(
    ([address, state]) => History.prototype.replaceState.call(history, state, '', address as string),
    [path, handed],
  )
  await page.reload()
}
