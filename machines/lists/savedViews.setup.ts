import { assertEvent, assign, setup } from 'xstate'
import type { ListKindName } from '#domain/lists/kinds.ts'
import {
  type SavedView,
  searchOf,
  storageFullText,
  viewGoneText,
  type ViewChange,
  type ViewResult,
} from '#domain/lists/savedViews.ts'
import { isolate } from '#domain/text.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { SavedViewsRequested } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noSubscriptionTo, notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

export interface SavedViewsInput {
  personId: string
  /** The person already asked for the views, while this chart was loading. */
  request: SavedViewsRequested | null
}

interface Context {
  personId: string
  views: readonly SavedView[]
  /** The view of the open list page. */
  current: { kind: ListKindName; search: string } | null
  /** The view that is renamed or deleted. */
  chosen: string
  change: ViewChange
  problem: string | null
}

type Event =
  | SavedViewsRequested
  | { type: 'url.changed' }
  | { type: 'views.changed'; views: readonly SavedView[] }
  | { type: 'name.submitted'; name: string }
  | { type: 'rename.requested'; name: string }
  | { type: 'delete.requested'; name: string }
  | { type: 'delete.confirmed' }
  | { type: 'view.opened' }
  | { type: 'dialog.dismissed' }

export const currentOf = ({ kind, view }: SavedViewsRequested) => ({ kind, search: searchOf(kind, view) })

/** The types, actors, guards and actions of the chart of the saved views. */
export const savedViewsSetup = setup({
  types: {
    input: {} as SavedViewsInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      readViews: 'readViews'
      subscribeToViews: 'subscribeToViews'
      storeChange: 'storeChange'
    },
  },
  actors: {
    readViews: notProvided<readonly SavedView[], { personId: string }>('readViews'),
    /** Sends `views.changed` after another tab changed the views. */
    subscribeToViews: noSubscriptionTo<{ personId: string }>('subscribeToViews'),
    storeChange: notProvided<ViewResult, { personId: string; change: ViewChange }>('storeChange'),
  },
  guards: {
    isRequested: ({ context }) => context.current !== null,
    isChosenGone: ({ context }, views: readonly SavedView[]) => views.every(({ name }) => name !== context.chosen),
    isRefusedRename: ({ context }, result: ViewResult) => 'problem' in result && context.change.type === 'rename',
    isRefused: (_, result: ViewResult) => 'problem' in result,
    isSave: ({ context }) => context.change.type === 'save',
    isRename: ({ context }) => context.change.type === 'rename',
  },
  actions: {
    setCurrent: assign(({ event }) => {
      assertEvent(event, 'savedViews.requested')
      return { current: currentOf(event) }
    }),
    clearCurrent: assign({ current: null }),
    setViews: assign({ views: (_, views: readonly SavedView[]) => views }),
    setChosen: assign(({ event }) => {
      assertEvent(event, ['rename.requested', 'delete.requested'])
      return { chosen: event.name }
    }),
    setSave: assign(({ context, event }) => {
      assertEvent(event, 'name.submitted')
      const view = { ...(context.current ?? { kind: 'users', search: '' }), name: event.name }
      return { change: { type: 'save', view } }
    }),
    setRename: assign(({ context, event }) => {
      assertEvent(event, 'name.submitted')
      return { change: { type: 'rename', name: context.chosen, newName: event.name } }
    }),
    setDelete: assign(({ context }) => ({ change: { type: 'delete', name: context.chosen } })),
    setResult: assign(({ context }, result: ViewResult) =>
      'problem' in result ? { views: context.views, problem: result.problem } : { views: result.views, problem: null },
    ),
    setFull: assign({ problem: storageFullText }),
    setGone: assign({ problem: viewGoneText }),
    clearProblem: assign({ problem: null }),
    toastSaved: toast(({ context: { change } }) => ({
      tone: 'success',
      text: `The view '${change.type === 'save' ? isolate(change.view.name) : ''}' is saved in the navigation`,
    })),
  },
})
