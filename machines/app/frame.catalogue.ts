import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { alertsWords } from '#machines/app/alerts.words.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { paletteWords } from '#machines/app/palette.words.ts'
import { versionMachine } from '#machines/app/version.machine.ts'
import { versionWords } from '#machines/app/version.words.ts'
import { bare, entry } from '#machines/catalogueEntry.ts'

const done = (name: string, output?: unknown) => ({ name, output })
const fails = { name: 'the call fails', error: new Error('Network Error') }

/** The charts around every page: the bell, the command palette, word of a new version. */
export const frameEntries = [
  entry({
    id: 'app/alerts',
    sentence: 'The bell: what went wrong in this session, and whether there is something new.',
    machine: alertsMachine,
    words: alertsWords,
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
      'list.opened': bare,
      'list.dismissed': bare,
    },
    outcomes: {},
    keyOf: ({ context: { alerts } }) => ({
      alerts: Math.min(alerts.length, 2),
      offers: alerts.map(({ retry }) => retry !== null).slice(-2),
    }),
  }),
  entry({
    id: 'app/palette',
    sentence: 'The command palette: pages, actions, and the records that are loaded.',
    machine: paletteMachine,
    words: paletteWords,
    inputs: [{ name: 'the admin area is opened', input: undefined }],
    events: {
      'palette.toggled': bare,
      'palette.dismissed': bare,
      'term.changed': [{ name: 'a page', payload: { term: 'users' } }],
      'entry.chosen': [
        {
          name: 'a page',
          payload: {
            entry: { id: 'users', sort: 'page', label: 'Users', note: '', does: { address: '/admin/users' } },
          },
        },
        {
          name: 'an action',
          payload: {
            entry: {
              id: 'darkColours',
              sort: 'action',
              label: 'Dark colours',
              note: 'Theme',
              does: { command: 'darkColours' },
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
  entry({
    id: 'app/version',
    sentence: 'Whether the console that runs is still the one that is deployed.',
    machine: versionMachine,
    words: versionWords,
    inputs: [{ name: 'the console is opened', input: undefined }],
    events: { 'version.replaced': bare, 'reload.requested': bare, 'notice.dismissed': bare },
    outcomes: { hearVersion: [fails] },
    keyOf: () => ({}),
  }),
] as const
