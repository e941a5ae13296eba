import type { AnyActorRef } from 'xstate'
import type { Route } from '#domain/routes/routes.ts'
import type { openPageStates } from '#machines/session/openPage.ts'

interface PagesSnapshot {
  readonly context: { readonly url: { readonly route: Route } }
  readonly children: { readonly pageChart?: unknown }
}

/** The open page of an area. `page` is null until its code is loaded. */
export const openPageOf = (
  snapshot: PagesSnapshot | undefined,
  isIn: (state: keyof typeof openPageStates) => boolean | undefined,
) => ({
  page: snapshot && (isIn('open') || isIn('openWithoutChart')) ? snapshot.context.url.route : null,
  pageChart: snapshot?.children.pageChart as AnyActorRef | undefined,
  isLoading: isIn('loadingPage') ?? false,
  hasFailed: isIn('pageLoadFailed') ?? false,
})
