import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'

export const announcementTestModel = defineTestModel({
  id: 'app/announcement',
  machine: announcementMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  states: {
    'session.idle': { given: 'no new session', seen: 'the page does not change' },
    'session.waiting': { given: 'a session just opened', seen: 'the page does not change' },
    'session.readingToken': { given: 'the token of a new session being read', seen: 'the page does not change' },
    'profile.idle': { given: 'no saved profile', seen: 'the page does not change' },
    'profile.repeating': { given: 'a profile just saved', seen: 'the page does not change' },
  },
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
  facts: {
    audience: (audience) => (audience === 'admin' ? 'the session is of an admin' : 'the session is of a marketer'),
  },
  keyOf: ({ context }) => ({ audience: context.audience }),
})
