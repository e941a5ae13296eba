import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import { endCall, holdDevice, openDashboard } from '#tests/paths/browser/pageObjects/ambassador/page.ts'

export const copyPageObject = pageObject({
  machine: copyMachine,
  actorId: 'copy',
  open: async (context) => {
    await holdDevice(context.page)
    await openDashboard(context)
  },
  steps: {
    'copy.requested': async ({ page }, { target }) =>
      page
        .getByRole('button', { name: /^(Copy|Copied)/ })
        .nth(['link', 'code', 'message'].indexOf(target))
        .click(),
  },
  calls: {
    copyText: {
      outcomes: { 'the text is on the clipboard': endCall('copyDone'), 'the call fails': endCall('copyFailed') },
    },
  },
})
