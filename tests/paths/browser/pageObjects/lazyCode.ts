import { expect } from '@playwright/test'
import { lazyCodeMachine } from '#machines/app/lazyCode.machine.ts'
import { holdScriptRequest } from '#tests/paths/browser/holdScriptRequest.ts'
import { goOnline } from '#tests/paths/browser/session/identity.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { openArea } from '#tests/paths/browser/session/roleSessions.ts'

const scripts = new WeakMap<object, Awaited<ReturnType<typeof holdScriptRequest>>>()

/** The code of a dialog. The person opens the dialog with a button of a list. */
export const lazyCodePageObject = pageObject({
  machine: lazyCodeMachine,
  actorId: 'ui/overlays/Dialog.tsx',
  opensWithFirstStep: true,
  open: async (context) => {
    const { page } = context
    await openArea(context, 'admin')
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(page.getByRole('table')).toBeVisible()
    scripts.set(page, await holdScriptRequest(page, /\/assets\/dialogs-[^/]*\.js$/))
    await page.getByRole('button', { name: 'Export' }).click()
  },
  steps: {
    'code.requested': async ({ page }) => {
      scripts.get(page)?.hold()
      await page.getByRole('button', { name: 'Retry' }).click()
    },
  },
  calls: {
    loadCode: {
      outcomes: {
        'the code arrives': async ({ page }) => scripts.get(page)?.arrives(),
        'the call fails': async ({ page }) => scripts.get(page)?.fails(),
      },
    },
    awaitNetwork: {
      outcomes: {
        'the network is back': async (context) => {
          scripts.get(context.page)?.hold()
          await goOnline(context)
        },
      },
    },
  },
  impossible: { 'outcome awaitNetwork: the call fails': 'a subscription to an event of the window never fails' },
})
