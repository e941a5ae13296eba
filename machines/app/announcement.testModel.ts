import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

export const announcementTestModel = defineTestModel({
  id: 'app/announcement',
  machine: announcementMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  events: {
    'session.opened': {
      when: 'a person has signed in',
      cases: [
        { name: 'of an admin', payload: { audience: 'admin' } },
        { name: 'of a marketer', payload: { audience: 'marketer' } },
      ],
    },
    'profile.saved': { when: 'a person has saved the profile', cases: noPayload },
  },
  calls: {
    readToken: {
      name: 'reading the token of the session',
      outcomes: [{ name: 'the token is read', output: 'token' }, fails],
    },
  },
  keyOf: ({ context }) => ({ audience: context.audience }),
  notByHand: 'it informs other programs on the page, and the page shows nothing of it',
})
