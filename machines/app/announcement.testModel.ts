import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { defineTestModel, noPayload } from '#machines/testModel.ts'

export const announcementTestModel = defineTestModel({
  id: 'app/announcement',
  machine: announcementMachine,
  inputs: [{ name: 'the console is opened', input: undefined }],
  states: {
    'session.silent': { given: 'no new session', seen: 'the page goes on' },
    'session.waiting': { given: 'a session just opened', seen: 'the page goes on' },
    'profile.silent': { given: 'no saved profile', seen: 'the page goes on' },
    'profile.repeating': { given: 'a profile just saved', seen: 'the page goes on' },
  },
  events: {
    'session.opened': {
      when: 'a session is opened',
      cases: [
        { name: 'of an admin', payload: { audience: 'admin' } },
        { name: 'of a marketer', payload: { audience: 'marketer' } },
      ],
    },
    'profile.saved': { when: 'a profile is saved', cases: noPayload },
  },
  calls: {},
  facts: { audience: (audience) => (audience === 'admin' ? "it is an admin's" : "it is a marketer's") },
  keyOf: ({ context }) => ({ audience: context.audience }),
})
