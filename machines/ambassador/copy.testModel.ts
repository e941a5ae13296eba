import { byItself, openAsMarketer, withNewData } from '#machines/handTest.ts'
import { code, invitation } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { defineTestModel, fails } from '#machines/testModel.ts'

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
    copying: { given: 'the text being copied', seen: 'the page does not change' },
    copied: {
      given: 'a text that was just copied',
      seen: "the button says 'Copied'",
      visible: [{ role: 'button', name: 'Copied' }],
    },
    failed: {
      given: 'a text that could not be copied',
      seen: 'the page asks the person to copy the text manually',
      visible: [{ role: 'button', name: 'Copy link' }],
    },
  },
  events: {
    'copy.requested': {
      when: 'the person presses a copy button',
      cases: [
        { name: 'the link', payload: { target: 'link', text: invitation.link } },
        { name: 'the code', payload: { target: 'code', text: code } },
      ],
    },
  },
  calls: {
    copyText: { name: 'copying the link or the code', outcomes: [{ name: 'the text is on the clipboard' }, fails] },
  },
  facts: { target: () => null },
  keyOf: ({ context }) => ({ target: context.target }),
  hand: {
    starts: { 'the dashboard is open': withNewData(openAsMarketer()) },
    inputs: {
      'event copy.requested: the link': { action: "press 'Copy link'" },
      'event copy.requested: the code': { action: "press 'Copy code'" },
      'outcome copyText: the text is on the clipboard': byItself,
    },
  },
})
