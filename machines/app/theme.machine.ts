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
    isLightStored: ({ context }) => context.remembered === 'light',
    isDarkStored: ({ context }) => context.remembered === 'dark',
    isLightChosen: ({ event }) => event.theme === 'light',
    isDarkChosen: ({ event }) => event.theme === 'dark',
  },
  actions: {
    storeTheme: emit(({ event }) => ({ type: 'savePreference', key: 'theme', value: event.theme })),
  },
}).createMachine({
  id: 'theme',
  description: 'Light, dark, or as the device has it. The choice takes effect at once and is remembered.',
  context: ({ input }) => ({ remembered: input.theme }),
  initial: 'deciding',
  on: {
    'theme.chosen': [
      { guard: 'isLightChosen', target: '.light', actions: 'storeTheme' },
      { guard: 'isDarkChosen', target: '.dark', actions: 'storeTheme' },
      { target: '.system', actions: 'storeTheme' },
    ],
  },
  states: {
    deciding: {
      description: 'The choice of the last visit is taken up.',
      meta: { section: '§4' },
      always: [
        { guard: 'isLightStored', target: 'light' },
        { guard: 'isDarkStored', target: 'dark' },
        { target: 'system' },
      ],
    },
    system: {
      description: 'The console follows the device.',
      meta: { section: '§2' },
    },
    light: {
      description: 'The console is light.',
      meta: { section: '§2' },
    },
    dark: {
      description: 'The console is dark.',
      meta: { section: '§2' },
    },
  },
})
