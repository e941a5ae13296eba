import { type ActorRefFrom, assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import type { ReviewComment, ReviewEdit } from '#domain/app/reviewComments.ts'
import { notProvided } from '#machines/notProvided.ts'

/** The comments on a chart. Without the local stack, as in an exported atlas, nobody can add one. */
export interface LoadedComments {
  readonly comments: readonly ReviewComment[]
  readonly canWrite: boolean
}

interface Context extends LoadedComments {
  readonly chart: string
  readonly draft: string
  readonly edit: ReviewEdit | null
}

type Event =
  | { type: 'draft.changed'; text: string }
  | { type: 'comment.added'; part: string }
  | { type: 'comment.resolved'; id: string; isResolved: boolean }
  | { type: 'retry.requested' }

/** The comments on the states and arrows of one chart. */
export const commentsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { chart: string },
  },
  actors: {
    loadComments: notProvided<LoadedComments, { chart: string }>('loadComments'),
    saveEdit: notProvided<readonly ReviewComment[], { chart: string; edit: ReviewEdit }>('saveEdit'),
  },
  guards: { hasText: ({ context }) => context.draft.trim() !== '' },
  actions: {
    setLoaded: assign((_, loaded: LoadedComments) => loaded),
    setDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    setNewComment: assign({
      edit: ({ context, event }) => {
        assertEvent(event, 'comment.added')
        return { part: event.part, text: context.draft.trim() }
      },
    }),
    setResolution: assign({
      edit: ({ event }) => {
        assertEvent(event, 'comment.resolved')
        return { id: event.id, isResolved: event.isResolved }
      },
    }),
    setSaved: assign({
      comments: (_, { comments }: { comments: readonly ReviewComment[] }) => comments,
      draft: ({ context }) => (context.edit && 'text' in context.edit ? '' : context.draft),
      edit: null,
    }),
  },
}).createMachine({
  id: 'comments',
  description: 'The person reads and writes comments on the states and arrows of a chart.',
  context: ({ input }) => ({ chart: input.chart, comments: [], canWrite: false, draft: '', edit: null }),
  initial: 'loading',
  on: { 'draft.changed': { actions: { type: 'setDraft', params: ({ event }) => event } } },
  states: {
    loading: {
      description: 'The comments load. The page shows the chart meanwhile.',
      invoke: {
        id: 'loadComments',
        src: 'loadComments',
        input: ({ context }) => ({ chart: context.chart }),
        onDone: { target: 'reading', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
        onError: 'loadFailed',
      },
    },
    loadFailed: {
      description: 'The page says that the comments could not be loaded, and offers to try again.',
      on: { 'retry.requested': 'loading' },
    },
    reading: {
      description: 'The page lists the comments on the chosen state and its arrows.',
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
        input: ({ context }) => ({ chart: context.chart, edit: context.edit as ReviewEdit }),
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
