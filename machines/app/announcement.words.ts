import type { announcementMachine } from '#machines/app/announcement.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const announcementTexts: ChartTexts<typeof announcementMachine> = {
  states: {
    'session.silent': { given: 'no new session', seen: 'the page goes on' },
    'session.waiting': { given: 'a session just opened', seen: 'the page goes on' },
    'profile.silent': { given: 'no saved profile', seen: 'the page goes on' },
    'profile.repeating': { given: 'a profile just saved', seen: 'the page goes on' },
  },
  events: { 'session.opened': 'a session is opened', 'profile.saved': 'a profile is saved' },
  facts: { audience: (audience) => (audience === 'admin' ? "it is an admin's" : "it is a marketer's") },
}
