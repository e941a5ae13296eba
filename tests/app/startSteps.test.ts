import { expect, test } from 'vitest'
import { runStartSteps } from '#app/boot/startSteps.ts'

const start = async (failing?: string) => {
  const done: string[] = []
  const run = (name: string): void => {
    done.push(name)
    if (name === failing) throw new Error(name)
  }
  const step = (name: string) => async () => run(name)
  const end = await runStartSteps({
    startCharts: () => run('charts'),
    loadRenderer: step('renderer'),
    loadPage: step('page'),
    waitForSession: step('session'),
    waitForAnswers: step('answers'),
    renderPage: step('render'),
  }).then(
    () => 'started',
    (error: Error) => error.message,
  )
  return { done, end }
}

test('the page is rendered after its code, the session guard and the answers', async () => {
  expect(await start()).toEqual({
    done: ['charts', 'renderer', 'page', 'session', 'answers', 'render'],
    end: 'started',
  })
})

test.each([
  ['page', ['charts', 'renderer', 'page', 'render']],
  ['session', ['charts', 'renderer', 'page', 'session', 'render']],
  ['answers', ['charts', 'renderer', 'page', 'session', 'answers', 'render']],
])('the page is rendered also if this fails: %s', async (failing, done) => {
  expect(await start(failing)).toEqual({ done, end: 'started' })
})

test.each([
  ['charts', ['charts']],
  ['renderer', ['charts', 'renderer']],
  ['render', ['charts', 'renderer', 'page', 'session', 'answers', 'render']],
])('the console has failed if this fails: %s', async (failing, done) => {
  expect(await start(failing)).toEqual({ done, end: failing })
})
