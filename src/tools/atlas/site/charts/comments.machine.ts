import { type ActorRefFrom, assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import type { AllReviewComments, ReviewEdit } from '#domain/app/reviewComments.ts'
import { notProvided } from '#machines/notProvided.ts'

/** The comments on all charts. Without the local stack, as in an exported atlas, none can be added. */
export interface LoadedComments {
  readonly comments: AllReviewComments
  readonly canWrite: boolean
}

/** A new comment on a chart, or a change of one. */
export interface ChartEdit {
  readonly chart: string
  readonly edit: ReviewEdit
}

interface Context extends LoadedComments {
  readonly draft: string
  readonly edit: ChartEdit | null
}

type Event =
  | { type: 'draft.changed'; text: string }
  | { type: 'comment.added'; chart: string; part: string }
  | { type: 'comment.resolved'; chart: string; id: string; isResolved: boolean }
  | { type: 'retry.requested' }

/** The comments on the states and arrows of all charts. */
export const commentsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
  },
  actors: {
    loadComments: notProvided<LoadedComments>('loadComments'),
    saveEdit: notProvided<AllReviewComments, ChartEdit>('saveEdit'),
  },
  guards: { hasText: ({ context }) => context.draft.trim() !== '' },
  actions: {
    setLoaded: assign((_, loaded: LoadedComments) => loaded),
    setDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    setNewComment: assign({
      edit: ({ context, event }) => {
        assertEvent(event, 'comment.added')
        return { chart: event.chart, edit: { part: event.part, text: context.draft.trim() } }
      },
    }),
    setResolution: assign({
      edit: ({ event }) => {
        assertEvent(event, 'comment.resolved')
        return { chart: event.chart, edit: { id: event.id, isResolved: event.isResolved } }
      },
    }),
    setSaved: assign({
      comments: (_, { comments }: { comments: AllReviewComments }) => comments,
      draft: ({ context }) => (context.edit && 'text' in context.edit.edit ? '' : context.draft),
      edit: null,
    }),
  },
}).createMachine({
  id: 'comments',
  description: 'The person reads and writes comments on the states and arrows of the charts.',
  context: { comments: {}, canWrite: false, draft: '', edit: null },
  initial: 'loading',
  on: { 'draft.changed': { actions: { type: 'setDraft', params: ({ event }) => event } } },
  states: {
    loading: {
      description: 'The comments load. The page shows the charts meanwhile.',
      invoke: {
        id: 'loadComments',
        src: 'loadComments',
        onDone: { target: 'reading', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
        onError: 'loadFailed',
      },
    },
    loadFailed: {
      description: 'The page says that the comments could not be loaded, and offers to try again.',
      on: { 'retry.requested': 'loading' },
    },
    reading: {
      description:
        'The pages mark the states with open comments. A chart lists those on the chosen state and its arrows.',
      on: {
        'comment.added': { guard: 'hasText', target: 'saving', actions: 'setNewComment' },
        'comment.resolved': { target: 'saving', actions: 'setResolution' },
      },
    },
    saving: {
      description: 'The local stack writes the comment into its file. The text stays in the field until then.',
      invoke: {
        id: 'saveEdit',
        src: 'saveEdit',
        input: ({ context }) => context.edit as ChartEdit,
        onDone: {
          target: 'reading',
          actions: { type: 'setSaved', params: ({ event }) => ({ comments: event.output }) },
        },
        onError: 'saveFailed',
      },
    },
    saveFailed: {
      description: 'The page says that the comment is not saved, and offers to try again. The text stays.',
      on: {
        'retry.requested': 'saving',
        'comment.added': { guard: 'hasText', target: 'saving', actions: 'setNewComment' },
        'comment.resolved': { target: 'saving', actions: 'setResolution' },
      },
    },
  },
})

export type CommentsActor = ActorRefFrom<typeof commentsMachine>

/** What the panel of comments shows. */
export const selectComments = (snapshot: SnapshotFrom<typeof commentsMachine>) => {
  const { comments, canWrite, draft } = snapshot.context
  return {
    comments,
    canWrite,
    draft,
    isSaving: snapshot.matches('saving'),
    hasLoadFailed: snapshot.matches('loadFailed'),
    hasSaveFailed: snapshot.matches('saveFailed'),
  }
}
