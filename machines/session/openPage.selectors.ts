import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { openPageMachine } from '#machines/session/openPage.machine.ts'

/** The open page of an area. `page` is null until its code is loaded. */
export const selectOpenPage = (snapshot: SnapshotFrom<typeof openPageMachine> | undefined) => ({
  page: snapshot?.matches('open') || snapshot?.matches('openWithoutChart') ? snapshot.context.url.route : null,
  pageChart: snapshot?.children.pageChart as AnyActorRef | undefined,
  isLoading: snapshot?.matches('loadingPage') ?? false,
  hasFailed: snapshot?.matches('pageLoadFailed') ?? false,
})
