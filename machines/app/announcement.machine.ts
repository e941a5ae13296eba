import { assign, emit, setup } from 'xstate'
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
      audience: ({ context, event }) => (event.type === 'session.opened' ? event.audience : context.audience),
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
  description: 'Tells the rest of the product of a new session, and of a profile that was saved.',
  context: { audience: 'admin' },
  type: 'parallel',
  states: {
    session: {
      description: 'Word of a new session.',
      meta: { section: '§4' },
      initial: 'silent',
      on: { 'session.opened': { target: '.waiting', reenter: true, actions: 'setAudience' } },
      states: {
        silent: { description: 'There is no new session to tell of.', meta: { section: '§4' } },
        waiting: {
          description: 'A session was opened; its token is told after 300 ms.',
          meta: { section: '§4' },
          after: { authChangedDelay: { target: 'silent', actions: 'publishSession' } },
        },
      },
    },
    profile: {
      description: 'Word of a saved profile.',
      meta: { section: '§4' },
      initial: 'silent',
      on: { 'profile.saved': { target: '.repeating', reenter: true, actions: 'publishProfile' } },
      states: {
        silent: { description: 'No profile was saved.', meta: { section: '§4' } },
        repeating: {
          description:
            'A profile was saved and told at once; it is told once more after 300 ms, for parts that were not ready.',
          meta: { section: '§4' },
          after: { profileRepeatDelay: { target: 'silent', actions: 'publishProfile' } },
        },
      },
    },
  },
})
