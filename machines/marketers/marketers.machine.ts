import { assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import { marketersRefetchDelayMs } from '#domain/limits.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import type { ListView } from '#domain/lists/view.ts'
import { newMarketerRow, type Marketer, marketerToRow } from '#domain/people/marketers.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { addMarketerMachine } from '#machines/marketers/addMarketer.machine.ts'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { editMarketerMachine } from '#machines/marketers/editMarketer.machine.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import type { StateMeta } from '#machines/meta.ts'

interface Context {
  view: ListView
  /** Whose side panel is shown. */
  shown: string | null
  /** Whom a dialog is about. */
  meant: Marketer | null
}

type Event =
  | { type: 'add.requested' }
  | { type: 'edit.requested'; marketer: Marketer }
  | { type: 'delete.requested'; marketer: Marketer }
  | { type: 'form.closed' }
  | { type: 'view.changed'; view: ListView }

/** The marketer whose panel the address asks for. */
const openPanelId = ({ tab, openRowId }: ListView): string | null =>
  tab === listKinds.marketers.tabs[0].tab ? openRowId : null

export const marketersMachine = setup({
  types: {
    input: {} as { view: ListView },
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
    children: {} as {
      page: 'listPage'
      leaderboard: 'leaderboard'
      sidePanel: 'sidePanel'
      addMarketer: 'addMarketer'
      editMarketer: 'editMarketer'
      deleteMarketer: 'deleteMarketer'
    },
  },
  actors: {
    listPage: listPageMachine,
    leaderboard: leaderboardMachine,
    sidePanel: sidePanelMachine,
    addMarketer: addMarketerMachine,
    editMarketer: editMarketerMachine,
    deleteMarketer: deleteMarketerMachine,
  },
  delays: { refetchDelay: marketersRefetchDelayMs },
  guards: {
    hasOpenPanel: ({ context }) => openPanelId(context.view) !== null,
    hasOtherPanel: ({ context }) => openPanelId(context.view) !== context.shown,
    hasMarketer: (_, { marketer }: { marketer: Marketer | null }) => marketer !== null,
    hasDeletedId: (_, { id }: { id: string | null }) => id !== null,
  },
  actions: {
    setView: assign(({ context, event }) => ({ view: event.type === 'view.changed' ? event.view : context.view })),
    sendView: sendTo('page', ({ event }) => event),
    setOpenMarketerId: assign({ shown: ({ context }) => openPanelId(context.view) }),
    setDialogMarketer: assign(({ event }) => ('marketer' in event ? { meant: event.marketer } : {})),
    clearDialogMarketer: assign({ meant: null }),
    addRow: sendTo('page', (_, { marketer }: { marketer: Marketer | null }) => ({
      type: 'rows.changed' as const,
      rows: marketer ? [newMarketerRow(marketer)] : [],
    })),
    updateRow: sendTo('page', (_, { marketer }: { marketer: Marketer | null }) => ({
      type: 'rows.changed' as const,
      rows: marketer ? [marketerToRow(marketer)] : [],
    })),
    removeRow: sendTo('page', (_, { id }: { id: string | null }) => ({
      type: 'rows.removed' as const,
      ids: id === null ? [] : [id],
    })),
    closePanel: enqueueActions(({ context, enqueue }) => {
      if (openPanelId(context.view) === null) return
      enqueue.sendTo('page', { type: 'dialog.dismissed' })
      enqueue.assign({ view: { ...context.view, openRowId: null } })
    }),
    raiseFormClosed: raise({ type: 'form.closed' }),
    refetchList: sendTo('page', { type: 'rows.outdated' }),
  },
}).createMachine({
  id: 'marketers',
  description:
    'The marketers page: its list and leaderboard, the side panel of a marketer, and the dialogs that add, edit and delete one.',
  context: ({ input }) => ({ view: input.view, shown: null, meant: null }),
  initial: 'showing',
  states: {
    showing: {
      description: 'The list of marketers is shown, or the leaderboard.',
      meta: { section: '§2' },
      type: 'parallel',
      invoke: [
        {
          id: 'page',
          src: 'listPage',
          input: ({ context }) => ({ kind: listKinds.marketers, view: context.view }),
          onError: 'broken',
        },
        { id: 'leaderboard', src: 'leaderboard', onError: 'broken' },
      ],
      on: { 'view.changed': { actions: ['sendView', 'setView'] } },
      states: {
        over: {
          description: 'What lies over the list. It is one thing at a time, so two dialogs are never open together.',
          meta: { section: '§2' },
          initial: 'nothing',
          states: {
            nothing: {
              description: 'Nothing lies over the list. The menu of a row offers to edit and to delete.',
              meta: { section: '§2' },
              always: { guard: 'hasOpenPanel', target: 'panel' },
              on: {
                'add.requested': 'adding',
                'edit.requested': { target: 'editing', actions: 'setDialogMarketer' },
                'delete.requested': { target: 'deleting', actions: 'setDialogMarketer' },
              },
            },
            panel: {
              description: "The side panel shows a marketer's referees. Which one, the address says.",
              meta: { section: '§2' },
              entry: 'setOpenMarketerId',
              invoke: {
                id: 'sidePanel',
                src: 'sidePanel',
                input: ({ context }) => ({ marketerId: openPanelId(context.view) ?? '' }),
                onError: '#marketers.broken',
              },
              always: { guard: 'hasOtherPanel', target: 'nothing' },
              on: {
                'edit.requested': { target: 'editing', actions: 'setDialogMarketer' },
                'delete.requested': { target: 'deleting', actions: 'setDialogMarketer' },
              },
            },
            adding: {
              description: 'The dialog for a new marketer is open.',
              meta: { section: '§2' },
              exit: 'raiseFormClosed',
              invoke: {
                id: 'addMarketer',
                src: 'addMarketer',
                onDone: [
                  {
                    guard: { type: 'hasMarketer', params: ({ event }) => ({ marketer: event.output.created }) },
                    target: 'nothing',
                    actions: { type: 'addRow', params: ({ event }) => ({ marketer: event.output.created }) },
                  },
                  { target: 'nothing' },
                ],
                onError: '#marketers.broken',
              },
            },
            editing: {
              description: 'The dialog with the details of a marketer is open.',
              meta: { section: '§2' },
              exit: ['raiseFormClosed', 'clearDialogMarketer'],
              invoke: {
                id: 'editMarketer',
                src: 'editMarketer',
                input: ({ context }) => ({ marketer: context.meant as Marketer }),
                onDone: [
                  {
                    guard: { type: 'hasMarketer', params: ({ event }) => ({ marketer: event.output.updated }) },
                    target: 'nothing',
                    actions: { type: 'updateRow', params: ({ event }) => ({ marketer: event.output.updated }) },
                  },
                  { target: 'nothing' },
                ],
                onError: '#marketers.broken',
              },
            },
            deleting: {
              description: 'The dialog asks for the name of the marketer who is to be deleted.',
              meta: { section: '§2' },
              exit: 'clearDialogMarketer',
              invoke: {
                id: 'deleteMarketer',
                src: 'deleteMarketer',
                input: ({ context }) => ({ marketer: context.meant as Marketer }),
                onDone: [
                  {
                    guard: { type: 'hasDeletedId', params: ({ event }) => ({ id: event.output.deleted }) },
                    target: 'nothing',
                    actions: [
                      { type: 'removeRow', params: ({ event }) => ({ id: event.output.deleted }) },
                      'closePanel',
                    ],
                  },
                  { target: 'nothing' },
                ],
                onError: '#marketers.broken',
              },
            },
          },
        },
        freshness: {
          description: 'Whether the list is to be fetched anew.',
          meta: { section: '§4' },
          initial: 'fresh',
          states: {
            fresh: {
              description: 'The list is as it was fetched.',
              meta: { section: '§4' },
              on: { 'form.closed': 'waiting' },
            },
            waiting: {
              description:
                'A form was closed. In a second the list is fetched from the start, so that it shows what the server has.',
              meta: { section: '§4' },
              on: { 'form.closed': { target: 'waiting', reenter: true } },
              after: { refetchDelay: { target: 'fresh', actions: 'refetchList' } },
            },
          },
        },
      },
    },
    broken: {
      description: 'A part of the page stopped working in a way that no part expects. The page says so.',
      meta: { section: '§8' },
    },
  },
})
