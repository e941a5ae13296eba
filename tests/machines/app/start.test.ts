import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { startMachine } from '#machines/app/start.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const start = (failing?: string) => {
  const steps: string[] = []
  const step = (name: string) =>
    fromPromise<void>(async () => {
      steps.push(name)
      if (name === failing) throw new Error(name)
    })
  const loadPage = deferredActor<void>()
  const actor = createActor(
    startMachine.provide({
      actors: {
        loadPage: loadPage.logic,
        startConsole: step('start'),
        loadRenderer: step('renderer'),
        waitForSession: step('session'),
        waitForUsedAnswers: step('answers'),
        renderPage: step('render'),
      },
    }),
  ).start()
  return { loadPage, steps, state: () => actor.getSnapshot().value }
}

/** The console has started. */
const started = async (failing?: string) => {
  const running = start(failing)
  await new Promise(setImmediate)
  return running
}

test('the page is rendered after its code, the session guard and the answers', async () => {
  const { loadPage, steps, state } = await started()
  expect([state(), steps]).toEqual(['loadingPage', ['start', 'renderer']])
  await loadPage.answer()
  expect([state(), steps]).toEqual(['running', ['start', 'renderer', 'session', 'answers', 'render']])
})

test('the error is rendered if the code of the page fails', async () => {
  const { loadPage, steps, state } = await started()
  await loadPage.fail(new TypeError('Failed to fetch'))
  expect([state(), steps]).toEqual(['running', ['start', 'renderer', 'render']])
})

test.each(['session', 'answers'])('the page is rendered also if this fails: %s', async (failing) => {
  const { loadPage, steps, state } = await started(failing)
  await loadPage.answer()
  expect([state(), steps.at(-1)]).toEqual(['running', 'render'])
})

test.each(['start', 'renderer', 'render'])('the console has failed if this fails: %s', async (failing) => {
  const { loadPage, state } = await started(failing)
  if (failing === 'render') await loadPage.answer()
  expect(state()).toBe('failed')
})
