import { emit, setup } from 'xstate'
import type { Theme } from '#domain/app/theme.ts'
import type { SavePreferenceEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'

export const themeMachine = setup({
  types: {
    input: {} as { theme: Theme },
    context: {} as { remembered: Theme },
    events: {} as { type: 'theme.chosen'; theme: Theme },
    emitted: {} as SavePreferenceEffect,
    meta: {} as StateMeta,
  },
  guards: {
    lightWasRemembered: ({ context }) => context.remembered === 'light',
    darkWasRemembered: ({ context }) => context.remembered === 'dark',
    lightIsChosen: ({ event }) => event.theme === 'light',
    darkIsChosen: ({ event }) => event.theme === 'dark',
  },
  actions: {
    rememberTheme: emit(({ event }) => ({ type: 'remembered', what: 'theme', value: event.theme })),
  },
}).createMachine({
  id: 'theme',
  description: 'Light, dark, or as the device has it. The choice takes effect at once and is remembered.',
  context: ({ input }) => ({ remembered: input.theme }),
  initial: 'deciding',
  on: {
    'theme.chosen': [
      { guard: 'lightIsChosen', target: '.light', actions: 'rememberTheme' },
      { guard: 'darkIsChosen', target: '.dark', actions: 'rememberTheme' },
      { target: '.system', actions: 'rememberTheme' },
    ],
  },
  states: {
    deciding: {
      description: 'The choice of the last visit is taken up.',
      meta: { section: '§4' },
      always: [
        { guard: 'lightWasRemembered', target: 'light' },
        { guard: 'darkWasRemembered', target: 'dark' },
        { target: 'system' },
      ],
    },
    system: {
      description: 'The console follows the device.',
      meta: { section: '§2', sees: [{ role: 'button', name: 'Colours of the device' }] },
    },
    light: {
      description: 'The console is light.',
      meta: { section: '§2', sees: [{ role: 'button', name: 'Light colours' }] },
    },
    dark: {
      description: 'The console is dark.',
      meta: { section: '§2', sees: [{ role: 'button', name: 'Dark colours' }] },
    },
  },
})
