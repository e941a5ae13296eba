import { themeMachine } from '#machines/app/theme.machine.ts'
import { defineTestModel } from '#machines/testModel.ts'

export const themeTestModel = defineTestModel({
  id: 'app/theme',
  machine: themeMachine,
  inputs: [
    { name: 'a first visit', input: { theme: 'system' } },
    { name: 'light was chosen before', input: { theme: 'light' } },
    { name: 'dark was chosen before', input: { theme: 'dark' } },
  ],
  states: {
    system: {
      given: 'a console that follows the device',
      seen: 'the console is as light or dark as the device',
      visible: [{ role: 'button', name: 'Colours of the device' }],
    },
    light: {
      given: 'a light console',
      seen: 'the console is light',
      visible: [{ role: 'button', name: 'Light colours' }],
    },
    dark: { given: 'a dark console', seen: 'the console is dark', visible: [{ role: 'button', name: 'Dark colours' }] },
  },
  events: {
    'theme.chosen': {
      when: 'the person chooses a theme',
      cases: [
        { name: 'light', payload: { theme: 'light' } },
        { name: 'dark', payload: { theme: 'dark' } },
        { name: 'as the device has it', payload: { theme: 'system' } },
      ],
    },
  },
  calls: {},
  keyOf: () => ({}),
})
