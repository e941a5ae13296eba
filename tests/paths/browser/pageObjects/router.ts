import { routerMachine } from '#machines/app/router/router.machine.ts'
import { changeUrl } from '#tests/paths/browser/changeUrl.ts'
import { storeTokens } from '#tests/paths/browser/session/identity.ts'
import { pageObject, type TestContext } from '#tests/paths/browser/pageObject.ts'
import { storedChallenge, storeInSessionStorage } from '#tests/paths/browser/session/sessionStorage.ts'
import { adminEmail } from '#tests/support/stack.ts'

interface TestWindow {
  actors: Record<string, { send: (event: object) => void }>
  holdsPaint: boolean
  paint: () => void
}

/** Lets the test decide when a frame is painted, and takes no steps in the history by itself. */
const holdPaint = async ({ page }: TestContext): Promise<void> => {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = []
    const request = requestAnimationFrame.bind(window)
    Object.assign(window, {
      holdsPaint: false,
      requestAnimationFrame: (callback: FrameRequestCallback) =>
        (window as never as TestWindow).holdsPaint ? held.push(callback) : request(callback),
      paint: () => held.splice(0).forEach(request),
    })
    // The test opens the page in a tab with an empty page. The chart starts as in a new tab.
    const canGoBack = () => (window as never as TestWindow).holdsPaint
    Object.defineProperty(window, 'navigation', { value: Object.defineProperty({}, 'canGoBack', { get: canGoBack }) })
    for (const name of ['back', 'forward']) Object.defineProperty(history, name, { value: () => undefined })
  })
}

/** Sends a message of another chart to the router. */
const sendToRouter = ({ page }: TestContext, message: object): Promise<void> =>
  page.evaluate((event) => (window as never as TestWindow).actors['router']?.send(event), message)

export const routerPageObject = pageObject({
  machine: routerMachine,
  actorId: 'router',
  open: async (context) => {
    const { page } = context
    await holdPaint(context)
    await storeTokens(context, adminEmail)
    await page.goto('/admin/users')
    await page.getByRole('table').first().waitFor()
    await storeInSessionStorage(context, storedChallenge(adminEmail, 'validatedEmail'))
    await page.evaluate(() => Object.assign(window, { holdsPaint: true }))
  },
  steps: {
    'link.followed': (context, { url }) => sendToRouter(context, { type: 'link.followed', url }),
    'url.requested': (context, { url }) => sendToRouter(context, { type: 'url.requested', url }),
    'page.requested': (context, payload) => sendToRouter(context, { type: 'page.requested', ...payload }),
    'back.requested': (context, payload) => sendToRouter(context, { type: 'back.requested', ...payload }),
    'view.shown': (context, payload) => sendToRouter(context, { type: 'view.shown', ...payload }),
    'timeFrame.shown': (context, payload) => sendToRouter(context, { type: 'timeFrame.shown', ...payload }),
    'refereeFilter.shown': (context, payload) => sendToRouter(context, { type: 'refereeFilter.shown', ...payload }),
    'leave.blocked': async ({ page }) =>
      page.evaluate(() => {
        const { actors } = window as never as TestWindow
        actors['router']?.send({ type: 'leave.blocked', blocker: actors['app'] })
      }),
    'leave.unblocked': (context) => sendToRouter(context, { type: 'leave.unblocked' }),
    'signOut.requested': (context) => sendToRouter(context, { type: 'signOut.requested' }),
    'leave.cancelled': (context) => sendToRouter(context, { type: 'leave.cancelled' }),
    'reload.requested': (context) => sendToRouter(context, { type: 'reload.requested' }),
    'urlReport.requested': (context) => sendToRouter(context, { type: 'urlReport.requested' }),
    'address.changed': (context, { url }) => changeUrl(context, url, null),
    'tab.hidden': async ({ page }) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        Reflect.deleteProperty(document, 'visibilityState')
      }),
  },
  calls: {
    awaitPaint: {
      outcomes: {
        'the rows are painted': async ({ page }) => page.evaluate(() => (window as never as TestWindow).paint()),
      },
    },
  },
  impossible: {
    'start the code page is loaded again': 'a signed-in person is sent on at once; journeys show the code page',
    "event address.changed: to a marketer's dashboard":
      'an admin is sent to the sign-in of marketers; a journey shows it',
    'event leave.blocked: a page that closes at once': 'a closed page sends nothing; a unit test shows it',
    'event page.requested: the code page': 'a signed-in person is sent on at once; journeys show the code page',
    'event reload.requested': 'the page is gone afterwards; a journey loads the new version',
  },
  // Without a blocker, the page is gone afterwards.
  isPossible: (input, { snapshot }) =>
    input.type !== 'event' || input.event !== 'signOut.requested' || snapshot?.context.blocker !== null,
})
