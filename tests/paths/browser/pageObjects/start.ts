import { startMachine } from '#machines/app/start.machine.ts'
import { holdScriptRequest } from '#tests/paths/browser/holdScriptRequest.ts'
import { storeTokens } from '#tests/paths/browser/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

/** The held script of each page: the code of the admin area. */
const pageScripts = new WeakMap<object, Awaited<ReturnType<typeof holdScriptRequest>>>()

const noStep = async (): Promise<void> => undefined
const atOnce = (...outcomes: string[]) =>
  ({ endsImmediately: true, outcomes: Object.fromEntries(outcomes.map((outcome) => [outcome, noStep])) }) as const

export const startPageObject = pageObject({
  machine: startMachine,
  actorId: 'start',
  open: async (context) => {
    const { page } = context
    await storeTokens(context, adminEmail)
    pageScripts.set(page, await holdScriptRequest(page, /\/assets\/admin-[^/]*\.js$/))
    await page.goto('/admin/users', { waitUntil: 'commit' })
    await page.waitForFunction(() => 'start' in ((window as never as { charts?: object }).charts ?? {}))
  },
  steps: {},
  calls: {
    startConsole: atOnce('the console has started'),
    loadRenderer: atOnce('the code has arrived'),
    loadPage: { outcomes: { 'the code has arrived': async ({ page }) => pageScripts.get(page)?.arrives() } },
    waitForSession: atOnce('the guard has decided'),
    waitForUsedAnswers: atOnce('the answers are used'),
    renderPage: atOnce('the page is rendered'),
  },
  impossible: {
    'outcome startConsole: the call fails': 'nothing outside can make it throw',
    'outcome loadRenderer: the call fails': 'scripts are not held here; a journey blocks the code',
    'outcome loadPage: the call fails': 'the page itself shows the failure and waits for a retry; a journey tests it',
    'outcome waitForSession: the call fails': 'the session guard is a chart, and nothing outside can make it throw',
    'outcome waitForUsedAnswers: the call fails': 'it only waits for some turns of the event loop',
    'outcome renderPage: the call fails': 'nothing outside can make it throw',
  },
})
