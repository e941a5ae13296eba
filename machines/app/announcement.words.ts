import type { announcementMachine } from '#machines/app/announcement.machine.ts'
import type { ChartWords } from '#machines/words.ts'

export const announcementWords: ChartWords<typeof announcementMachine> = {
  states: {
    silent: { given: 'nothing to tell', seen: 'the page goes on' },
    waiting: { given: 'a session just opened', seen: 'the page goes on' },
  },
  events: { 'session.opened': 'a session is opened' },
  facts: { audience: (audience) => (audience === 'admin' ? "it is an admin's" : "it is a marketer's") },
}
