import { fromPromise } from 'xstate'
import { pageLogic } from '#app/actors/pageLogic.ts'
import { loadParts } from '#app/router/pageCode.ts'
import { openPageMachine } from '#machines/session/openPage.machine.ts'

/** The open page of an area, with the code that it loads. */
export const openPageLogic = openPageMachine.provide({
  actors: {
    loadPageCode: fromPromise(({ input }) => loadParts(input.route)),
    pageChart: pageLogic,
  },
})
