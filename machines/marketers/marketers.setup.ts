import { assertEvent, assign, enqueueActions, raise, sendTo, setup } from 'xstate'
import { can } from '#domain/auth/roles.ts'
import { marketersRefetchDelayMs } from '#domain/limits.ts'
import type { ListView } from '#domain/lists/view.ts'
import type { RowChanges } from '#domain/lists/rows.ts'
import { type Marketer, newMarketersText } from '#domain/people/marketers.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { ViewShown } from '#machines/lists/listPage.setup.ts'
import type { NewRowsFound } from '#machines/lists/pagedList.setup.ts'
import { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { marketerFormMachine } from '#machines/marketers/marketerForm.machine.ts'
import type { marketerImportMachine } from '#machines/marketers/import/marketerImport.machine.ts'
import { shareCodeMachine } from '#machines/marketers/shareCode.machine.ts'
import { type SidePanelInput, sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta } from '#machines/meta.ts'
import { chartOnDemand, notProvided } from '#machines/notProvided.ts'
import { alert, toast } from '#machines/system.ts'

interface Context {
  /** The role of the person. */
  role: string
  view: ListView
  /** The marketer in the side panel, and the period and the filter that its referees start with. */
  openPanel: SidePanelInput | null
  /** The marketer that a dialog edits, deletes or shows the code of. */
  dialogMarketer: Marketer | null
  /** The marketer of the dialog was created a moment ago. */
  isNew: boolean
}

type Event =
  | { type: 'add.requested' }
  | { type: 'import.requested' }
  | { type: 'edit.requested'; marketer: Marketer }
  | { type: 'delete.requested'; marketer: Marketer }
  | { type: 'share.requested'; marketer: Marketer }
  | { type: 'form.closed' }
  | { type: 'view.changed'; view: ListView }
  | ViewShown
  | NewRowsFound

interface Saved {
  saved: Marketer | null
}

interface Deleted {
  deletedId: string | null
}

/** The side panel that the URL names. With the leaderboard it starts with the period of the leaderboard. */
export const panelOf = ({ openRowId, period, listed }: ListView): SidePanelInput | null =>
  openRowId === null ? null : { marketerId: openRowId, period: period ?? 'all', listed }

/** The types, actors, the delay, guards and actions of the chart of the marketers page. */
export const marketersSetup = setup({
  types: {
    input: {} as { view: ListView; role: string },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    children: {} as {
      page: 'listPage'
      leaderboard: 'leaderboard'
      sidePanel: 'sidePanel'
      marketerForm: 'marketerForm'
      loadImport: 'loadImport'
      marketerImport: 'marketerImport'
      deleteMarketer: 'deleteMarketer'
      shareCode: 'shareCode'
    },
  },
  actors: {
    listPage: listPageMachine,
    leaderboard: leaderboardMachine,
    sidePanel: sidePanelMachine,
    marketerForm: marketerFormMachine,
    /** Loads the code of the import: few people need it. */
    loadImport: notProvided<void>('loadImport'),
    marketerImport: chartOnDemand<typeof marketerImportMachine>('marketerImport'),
    deleteMarketer: deleteMarketerMachine,
    shareCode: shareCodeMachine,
  },
  delays: { refetchDelay: marketersRefetchDelayMs },
  guards: {
    canChange: ({ context }) => can(context.role, 'changeMarketers'),
    isLeaderboardOpen: ({ context }) => context.view.tab === 'leaderboard',
    isOtherTabOpen: ({ context }) => context.view.tab !== 'leaderboard',
    hasOpenRow: ({ context }) => context.view.openRowId !== null,
    isOtherPanel: ({ context: { openPanel, view } }) => {
      const panel = panelOf(view)
      return (
        openPanel?.marketerId !== panel?.marketerId ||
        openPanel?.period !== panel?.period ||
        openPanel?.listed !== panel?.listed
      )
    },
    isSaved: (_, { saved }: Saved) => saved !== null,
    isDeleted: (_, { deletedId }: Deleted) => deletedId !== null,
  },
  actions: {
    setView: assign(({ event }) => {
      assertEvent(event, ['view.changed', 'view.shown'])
      return { view: event.view }
    }),
    sendView: sendTo('page', ({ event }) => event),
    setOpenPanel: assign({ openPanel: ({ context }) => panelOf(context.view) }),
    setDialogMarketer: assign(({ event }) => {
      assertEvent(event, ['edit.requested', 'delete.requested', 'share.requested'])
      return { dialogMarketer: event.marketer }
    }),
    setNewMarketer: assign({ dialogMarketer: (_, { saved }: Saved) => saved, isNew: true }),
    clearDialogMarketer: assign({ dialogMarketer: null, isNew: false }),
    toastNoImport: toast({
      tone: 'error',
      text: "The dialog couldn't be opened. Check your connection and try again.",
    }),
    showChanges: enqueueActions(({ enqueue }, changes: RowChanges) => {
      enqueue.sendTo('page', { type: 'rows.changed', ...changes })
      enqueue.sendTo('leaderboard', { type: 'rows.changed', ...changes })
    }),
    closePanel: enqueueActions(({ context, enqueue }) => {
      if (context.view.openRowId === null) return
      enqueue.sendTo('page', { type: 'dialog.dismissed' })
      enqueue.assign({ view: { ...context.view, openRowId: null } })
    }),
    alertNewMarketers: alert(({ event }) => {
      assertEvent(event, 'newRows.found')
      return { tone: 'blank', text: newMarketersText(event.rows) }
    }),
    raiseFormClosed: raise({ type: 'form.closed' }),
    openLeaderboard: sendTo('leaderboard', { type: 'board.opened' }),
    refetchList: sendTo('page', { type: 'rows.outdated' }),
  },
})
