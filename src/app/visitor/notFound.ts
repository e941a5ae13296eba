import { canGoBack, currentUrl, openDocument, replaceDocument, stepBack } from '#app/router/browserRouter.ts'
import { servedReferralPath } from '#domain/people/referral.ts'

const [path = '', ...query] = currentUrl().split(/(?=\?)/)
const referralUrl = servedReferralPath(path)
if (referralUrl !== null) replaceDocument(referralUrl + query.join(''))

/**
 * The button goes one step back (§2), or to the dashboard if there is no previous page. Without this script its form
 * opens the dashboard.
 */
document.querySelector<HTMLFormElement>('form[data-part="stepBack"]')?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (canGoBack()) stepBack()
  else openDocument((event.target as HTMLFormElement).action)
})
