import { assertEvent, assign, emit, setup } from 'xstate'
import type { Audience } from '#domain/errorCatalogue.ts'
import { authChangedDelayMs, profileRepeatDelayMs } from '#domain/limits.ts'
import type { PublishEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

export const announcementMachine = setup({
  types: {
    context: {} as { audience: Audience },
    events: {} as { type: 'session.opened'; audience: Audience } | { type: 'profile.saved' },
    emitted: {} as PublishEffect,
    meta: {} as StateMeta,
  },
  delays: { authChangedDelay: authChangedDelayMs, profileRepeatDelay: profileRepeatDelayMs },
  actions: {
    setAudience: assign({
      audience: ({ event }) => {
        assertEvent(event, 'session.opened')
        return event.audience
      },
    }),
    publishSession: emit(({ context }) => ({
      type: 'publish',
      topic: 'AUTH_STATE_CHANGED',
      audience: context.audience,
    })),
    publishProfile: emit({ type: 'publish', topic: 'PROFILE_UPDATED' }),
  },
}).createMachine({
  id: 'announcement',
  description: 'Notifies the other parts of the product of a new session and of a saved profile.',
  context: { audience: 'admin' },
  type: 'parallel',
  states: {
    session: {
      description: 'The notification of a new session.',
      meta: { section: '§4' },
      initial: 'idle',
      on: { 'session.opened': { target: '.waiting', reenter: true, actions: 'setAudience' } },
      states: {
        idle: { description: 'No notification of a session is due.', meta: { section: '§4' } },
        waiting: {
          description: `A session was opened. Its token is published after ${authChangedDelayMs} ms.`,
          meta: { section: '§4' },
          after: { authChangedDelay: { target: 'idle', actions: 'publishSession' } },
        },
      },
    },
    profile: {
      description: 'The notification of a saved profile.',
      meta: { section: '§4' },
      initial: 'idle',
      on: { 'profile.saved': { target: '.repeating', reenter: true, actions: 'publishProfile' } },
      states: {
        idle: { description: 'No notification of a profile is due.', meta: { section: '§4' } },
        repeating: {
          description:
            `A profile was saved and published. It is published again after ${profileRepeatDelayMs} ms ` +
            'for subscribers that were not ready.',
          meta: { section: '§4' },
          after: { profileRepeatDelay: { target: 'idle', actions: 'publishProfile' } },
        },
      },
    },
  },
})
