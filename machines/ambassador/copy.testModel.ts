import { code, invitation } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { defineTestModel, done, fails } from '#machines/testModel.ts'

export const copyTestModel = defineTestModel({
  id: 'ambassador/copy',
  machine: copyMachine,
  inputs: [{ name: 'the dashboard is open', input: undefined }],
  states: {
    ready: {
      given: 'a link that can be copied',
      seen: "the buttons say 'Copy link' and 'Copy code'",
      visible: [
        { role: 'button', name: 'Copy link' },
        { role: 'button', name: 'Copy code' },
      ],
    },
    copying: { given: 'the text being copied', seen: 'nothing is to be seen yet' },
    copied: {
      given: 'a text that was just copied',
      seen: "the button says 'Copied'",
      visible: [{ role: 'button', name: 'Copied' }],
    },
    refused: {
      given: 'a browser that does not copy',
      seen: 'the page asks to select the text and copy it by hand',
      visible: [{ role: 'button', name: 'Copy link' }],
    },
  },
  events: {
    'copy.requested': {
      when: 'the person presses a button that copies',
      cases: [
        { name: 'the link', payload: { what: 'link', text: invitation.link } },
        { name: 'the code', payload: { what: 'code', text: code } },
      ],
    },
  },
  calls: { copyText: { name: 'the copying', outcomes: [done('the text is on the clipboard'), fails] } },
  facts: { what: () => null },
  keyOf: ({ context }) => ({ what: context.what }),
})
