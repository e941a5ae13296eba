import { assign, emit, setup } from 'xstate'
import type { Audience } from '#domain/errorCatalogue.ts'
import { authChangedDelayMs } from '#domain/limits.ts'
import type { Published } from '#machines/emitted.ts'
import type { StateMeta } from '#machines/meta.ts'

export const announcementMachine = setup({
  types: {
    context: {} as { audience: Audience },
    events: {} as { type: 'session.opened'; audience: Audience },
    emitted: {} as Published,
    meta: {} as StateMeta,
  },
  delays: { authChangeDelay: authChangedDelayMs },
  actions: {
    keepAudience: assign({ audience: ({ event }) => event.audience }),
    publishSession: emit(({ context }) => ({ type: 'published', topic: 'AUTH_STATE_CHANGED', audience: context.audience })),
  },
}).createMachine({
  id: 'announcement',
  description: 'Tells the rest of the product of a new session, a moment after it was opened.',
  context: { audience: 'admin' },
  initial: 'silent',
  on: { 'session.opened': { target: '.waiting', reenter: true, actions: 'keepAudience' } },
  states: {
    silent: { description: 'There is nothing to tell.', meta: { section: '§4' } },
    waiting: {
      description: 'A session was opened; its token is told after 300 ms.',
      meta: { section: '§4' },
      after: { authChangeDelay: { target: 'silent', actions: 'publishSession' } },
    },
  },
})
