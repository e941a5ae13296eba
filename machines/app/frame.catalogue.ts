import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { alertsTexts } from '#machines/app/alerts.words.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { paletteTexts } from '#machines/app/palette.words.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { versionTexts } from '#machines/app/version.words.ts'
import { noPayload, defineTestModel } from '#machines/catalogueEntry.ts'

const done = (name: string, output?: unknown) => ({ name, output })
const fails = { name: 'the call fails', error: new Error('Network Error') }

/** The charts around every page: the bell, the command palette, word of a new version. */
export const frameTestModels = [
  defineTestModel({
    id: 'app/alerts',
    sentence: 'The bell: what went wrong in this session, and whether there is something new.',
    machine: alertsMachine,
    words: alertsTexts,
    inputs: [{ name: 'the console is opened', input: undefined }],
    events: {
      'alert.arrived': [
        {
          name: 'a failure',
          payload: {
            tone: 'error',
            text: 'The request timed out. Please try again later.',
            at: 0,
            retry: { actor: 'x:1', event: 'load.requested' },
          },
        },
        {
          name: 'a notice',
          payload: { tone: 'blank', text: 'Flag an item is not available yet.', at: 0, retry: null },
        },
      ],
      'retry.chosen': [{ name: '', payload: { id: 0 } }],
      'list.opened': noPayload,
      'list.dismissed': noPayload,
    },
    outcomes: {},
    keyOf: ({ context: { alerts } }) => ({
      alerts: Math.min(alerts.length, 2),
      offers: alerts.map(({ retry }) => retry !== null).slice(-2),
    }),
  }),
  defineTestModel({
    id: 'app/palette',
    sentence: 'The command palette: pages, actions, and the records that are loaded.',
    machine: paletteMachine,
    words: paletteTexts,
    inputs: [{ name: 'the admin area is opened', input: undefined }],
    events: {
      'palette.toggled': noPayload,
      'palette.dismissed': noPayload,
      'term.changed': [{ name: 'a page', payload: { term: 'users' } }],
      'entry.chosen': [
        {
          name: 'a page',
          payload: {
            entry: { id: 'users', kind: 'page', label: 'Users', hint: '', target: { url: '/admin/users' } },
          },
        },
        {
          name: 'an action',
          payload: {
            entry: {
              id: 'darkColours',
              kind: 'action',
              label: 'Dark colours',
              hint: 'Theme',
              target: { command: 'darkColours' },
            },
          },
        },
      ],
    },
    outcomes: {
      hearShortcut: [fails],
      hearTyping: [fails],
      gather: [done('the entries are there', { entries: [], recent: [] }), fails],
    },
    keyOf: ({ context: { recent, term } }) => ({ recent, term }),
  }),
  defineTestModel({
    id: 'app/version',
    sentence: 'Whether the console that runs is still the one that is deployed.',
    machine: versionMachine,
    words: versionTexts,
    inputs: [{ name: 'the console is opened', input: undefined }],
    events: { 'version.replaced': noPayload, 'reload.requested': noPayload, 'notice.dismissed': noPayload },
    outcomes: { hearVersion: [fails] },
    keyOf: () => ({}),
  }),
] as const
