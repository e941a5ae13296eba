import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'
import { runStartSteps } from '#app/boot/startSteps.ts'

/** The modules that a module imports statically. Types are no imports. */
const importsOf = (file: string): string[] => {
  const found: string[] = []
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const isType =
        importKind === 'type' ||
        (specifiers.length > 0 && specifiers.every((one) => 'importKind' in one && one.importKind === 'type'))
      if (!isType) found.push(source.value)
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}

const fileOf = (specifier: string): string => specifier.replace(/^#(machines|tests)\//, '$1/').replace(/^#/, 'src/')

/** All modules that run before the first calls leave. */
const collect = (file: string, seen = new Set<string>()): Set<string> => {
  for (const specifier of importsOf(file)) {
    if (seen.has(specifier)) continue
    seen.add(specifier)
    if (specifier.startsWith('#')) collect(fileOf(specifier), seen)
  }
  return seen
}

test('the start script loads no package, so that the first calls leave early', () => {
  const modules = [...collect('src/start.ts')]
  expect(modules).toContain('#domain/app/firstCalls.ts')
  expect(modules.filter((specifier) => !specifier.startsWith('#'))).toEqual([])
})

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
