import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { AccessDecision } from '#domain/auth/access.ts'
import type { BootContent } from '#domain/app/firstContent.ts'
import { bootCodeTimeoutMs, bootContentTimeoutMs } from '#domain/limits.ts'
import { type StartInput, startMachine } from '#machines/app/start.machine.ts'
import { admin } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const users: StartInput = {
  url: '/admin/users',
  storedTimeFrames: null,
  hasTokens: true,
  isPrerendered: false,
  hasBootSlot: true,
}
const admitted: AccessDecision = { kind: 'admitted', profile: admin }

const start = (input: Partial<StartInput> = {}) => {
  const steps: string[] = []
  const step = (name: string) => fromPromise<void>(async () => void steps.push(name))
  const calls = {
    waitForPaint: deferredActor<void>(),
    loadBootCode: deferredActor<void, { content: BootContent | null }>(),
    decideAccess: deferredActor<AccessDecision, { content: BootContent | null }>(),
    drawBootContent: deferredActor<void, { content: BootContent | null }>(),
    loadConsole: deferredActor<void>(),
    loadPage: deferredActor<void>(),
  }
  const clock = new SimulatedClock()
  const actor = createActor(
    startMachine.provide({
      actors: {
        waitForPaint: calls.waitForPaint.logic,
        loadBootCode: calls.loadBootCode.logic,
        decideAccess: calls.decideAccess.logic,
        drawBootContent: calls.drawBootContent.logic,
        loadConsole: calls.loadConsole.logic,
        loadPage: calls.loadPage.logic,
        startConsole: step('start'),
        waitForSession: step('session'),
        waitForUsedAnswers: step('answers'),
        renderPage: step('render'),
      },
    }),
    { input: { ...users, ...input }, clock },
  ).start()
  return { actor, clock, steps, state: () => actor.getSnapshot().value, ...calls }
}

/** The boot code has arrived, and the stored session is read. */
const loadBootCode = async (decision: AccessDecision = admitted) => {
  const started = start()
  await started.loadBootCode.answer()
  await started.decideAccess.answer(decision)
  return started
}

describe('the first content', () => {
  test('is drawn before the console loads', async () => {
    const { drawBootContent, state } = await loadBootCode()
    expect([state(), drawBootContent.inputs]).toEqual(['drawing', [{ content: { kind: 'rows', list: 'users' } }]])
    await drawBootContent.answer()
    expect(state()).toBe('loadingConsole')
  })

  test.each<AccessDecision>([{ kind: 'refused' }, { kind: 'rejected', reason: null }])(
    'is not drawn for a person who may not enter: %j',
    async (decision) => {
      const { drawBootContent, state } = await loadBootCode(decision)
      expect([state(), drawBootContent.inputs]).toEqual(['loadingConsole', []])
    },
  )

  test('delays the console by a limited time', async () => {
    const { clock, state } = await loadBootCode()
    clock.increment(bootContentTimeoutMs - 1)
    expect(state()).toBe('drawing')
    clock.increment(1)
    expect(state()).toBe('loadingConsole')
  })

  test('is skipped if its code takes too long', async () => {
    const { clock, state } = start()
    clock.increment(bootCodeTimeoutMs)
    expect(state()).toBe('loadingConsole')
  })

  test('is skipped if its code fails', async () => {
    const { loadBootCode: code, state } = start()
    await code.fail(new Error('broken'))
    expect(state()).toBe('loadingConsole')
  })

  test.each<Partial<StartInput>>([{ hasBootSlot: false }, { url: '/admin/users?q=ada' }, { hasTokens: false }])(
    'does not exist on a page without a place for it, and for a visitor: %j',
    (input) => {
      expect(start(input).state()).toBe('loadingConsole')
    },
  )
})

test('a prerendered page is painted before the console loads', async () => {
  const { waitForPaint, state } = start({ url: '/sign-in', hasTokens: false, isPrerendered: true, hasBootSlot: false })
  expect(state()).toBe('painting')
  await waitForPaint.answer()
  expect(state()).toBe('loadingConsole')
})

describe('the console', () => {
  const loadConsole = async () => {
    const started = start({ url: '/admin/settings' })
    await started.loadConsole.answer()
    return started
  }

  test('renders the page after its code, the session guard and the answers', async () => {
    const { loadPage, steps, actor } = await loadConsole()
    expect(steps).toEqual(['start'])
    await loadPage.answer()
    expect([steps, actor.getSnapshot().status]).toEqual([['start', 'session', 'answers', 'render'], 'done'])
  })

  test('renders the error if the code of the page fails', async () => {
    const { loadPage, steps, actor } = await loadConsole()
    await loadPage.fail(new TypeError('Failed to fetch'))
    expect([steps, actor.getSnapshot().value]).toEqual([['start', 'render'], 'running'])
  })

  test('that does not load is reported', async () => {
    const { loadConsole: code, steps, state } = start({ url: '/admin/settings' })
    await code.fail(new TypeError('Failed to fetch'))
    expect([state(), steps]).toEqual(['failed', []])
  })
})
