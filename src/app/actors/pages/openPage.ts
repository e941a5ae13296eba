import { fromPromise } from 'xstate'
import { pageLogic } from '#app/actors/pages/pageLogic.ts'
import { loadPageCode } from '#app/router/pageCode.ts'
import { openPageMachine } from '#machines/session/openPage.machine.ts'

/** The open page of an area, with the code that it loads. */
export const openPageLogic = openPageMachine.provide({
  actors: {
    loadPageCode: fromPromise(({ input }) => loadPageCode(input.route)),
    pageChart: pageLogic,
  },
})
