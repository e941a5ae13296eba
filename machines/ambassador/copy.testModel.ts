import { blockClipboard, byItself, causedBy, openAsMarketer, withNewData } from '#machines/manualTest.ts'
import { press } from '#charts/gestures.ts'
import { code, invitation } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { invitationMessage } from '#domain/people/sharing.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { defineTestModel, fails } from '#charts/testModel.ts'

export const copyTestModel = defineTestModel({
  id: 'ambassador/copy',
  machine: copyMachine,
  inputs: [{ name: 'the dashboard is open', input: undefined }],
  visible: {
    ready: [
      { role: 'button', name: 'Copy link' },
      { role: 'button', name: 'Copy code' },
      { role: 'button', name: 'Copy message' },
    ],
    copied: [{ role: 'button', name: 'Copied' }],
    failed: [{ role: 'button', name: 'Copy link' }],
  },
  events: {
    'copy.requested': {
      when: 'the person presses a copy button',
      cases: [
        { name: 'the link', payload: { target: 'link', text: invitation.link } },
        { name: 'the code', payload: { target: 'code', text: code } },
        { name: 'the message', payload: { target: 'message', text: invitationMessage(invitation, 'link') } },
      ],
    },
  },
  calls: {
    copyText: {
      name: 'copying the link, the code or the message',
      outcomes: [{ name: 'the text is on the clipboard' }, fails],
    },
  },
  paths: (['email', 'phone', 'id', 'view'] as const).flatMap((target) =>
    ['the text is on the clipboard', 'the call fails'].map((outcome) => [
      'start the dashboard is open',
      {
        event: 'copy.requested' as const,
        case: `the ${target}`,
        payload: { target, text: `the text of the ${target}` },
      },
      `outcome copyText: ${outcome}`,
    ]),
  ),
  keyOf: ({ context }) => ({ target: context.target }),
  manual: {
    starts: { 'the dashboard is open': withNewData(openAsMarketer()) },
    inputs: {
      'outcome copyText: the call fails': causedBy(press('Copy link'), blockClipboard),
      'event copy.requested: the link': { action: press('Copy link') },
      'event copy.requested: the code': { action: press('Copy code') },
      'event copy.requested: the message': { action: press('Copy message') },
      'outcome copyText: the text is on the clipboard': byItself,
    },
  },
})
