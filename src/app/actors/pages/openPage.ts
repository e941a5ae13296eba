import { fromPromise } from 'xstate'
import { pageLogic } from '#app/actors/pages/pageLogic.ts'
import { loadPageCode } from '#app/router/pageCode.ts'
import type { Route } from '#domain/routes/routes.ts'
import type { PageCode } from '#machines/session/openPage.ts'

/** What the pages of each role need for their open page. */
export const openPageActors = {
  loadPageCode: fromPromise<PageCode, { route: Route }>(({ input }) => loadPageCode(input.route)),
  pageChart: pageLogic,
}
