import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { toAppLinks } from '#domain/routes/appLinks.ts'
import type { Device } from '#domain/people/referral.ts'
import { referralMachine } from '#machines/referral/referral.machine.ts'
import { selectReferral } from '#machines/referral/referral.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { settings } from '#tests/support/stack.ts'

const links = toAppLinks(settings)
const at = 1_790_000_000_000
const scheme = `rewoven://referral/ADA-2026?source=web&timestamp=${at}`
const playStore = 'https://play.google.com/store/apps/details?id=com.rewoven.app&referrer=referral%3DADA-2026'

const open = (device: Device, code = 'ADA-2026') => {
  const keepReferral = deferredActor<void, { code: string; openedAt: number }>()
  const openApp = deferredActor<void, { address: string }>()
  const leave = deferredActor<void, { address: string }>()
  const copyCode = deferredActor<void, { code: string }>()
  const actors = {
    keepReferral: keepReferral.logic,
    openApp: openApp.logic,
    leave: leave.logic,
    copyCode: copyCode.logic,
  }
  const clock = new SimulatedClock()
  const actor = createActor(referralMachine.provide({ actors }), {
    input: { code, openedAt: at, device, links },
    clock,
  }).start()
  const asked = () => ({
    app: openApp.inputs.map(({ address }) => address),
    left: leave.inputs.map(({ address }) => address),
  })
  return {
    actor,
    asked,
    clock,
    copyCode,
    keepReferral,
    leave,
    openApp,
    view: () => selectReferral(actor.getSnapshot()),
  }
}

const offer = async (device: Device) => {
  const page = open(device)
  await page.keepReferral.answer(undefined)
  return page
}

describe('a link without a code', () => {
  test('leads home at once, keeps nothing and calls no app', () => {
    const { asked, keepReferral } = open('ios', '')
    expect({ ...asked(), kept: keepReferral.inputs }).toEqual({ app: [], left: ['/'], kept: [] })
  })
})

describe('a link with a code', () => {
  test('has code and time kept before anything else', () => {
    const { asked, keepReferral } = open('ios')
    expect({ ...asked(), kept: keepReferral.inputs }).toEqual({
      app: [],
      left: [],
      kept: [{ code: 'ADA-2026', openedAt: at }],
    })
  })

  test('goes on where nothing can be kept', async () => {
    const { asked, keepReferral } = open('ios')
    await keepReferral.fail(new Error('full'))
    expect(asked()).toEqual({ app: [scheme], left: [] })
  })
})

describe('two seconds after the app was asked for', () => {
  test.each([
    ['ios', 'https://apps.apple.com/app/id1234567890'],
    ['android', playStore],
    ['other', '/'],
  ] as const)('%s goes on to %s, once', async (device, address) => {
    const { asked, clock, leave, openApp, view } = await offer(device)
    await openApp.answer(undefined)
    clock.increment(1_999)
    expect([asked(), view().progress]).toEqual([{ app: [scheme], left: [] }, 'trying'])
    clock.increment(1)
    await leave.answer(undefined)
    clock.increment(60_000)
    expect([asked(), view().progress]).toEqual([{ app: [scheme], left: [address] }, 'waiting'])
  })
})

describe('nothing goes on by itself', () => {
  test.each(['page.hidden', 'link.opened', 'redirect.cancelled'] as const)('after %s', async (type) => {
    const { actor, asked, clock, openApp } = await offer('android')
    await openApp.answer(undefined)
    actor.send({ type })
    clock.increment(60_000)
    expect(asked()).toEqual({ app: [scheme], left: [] })
  })

  test('after the visitor has come back from the app', async () => {
    const { actor, asked, clock, view } = await offer('ios')
    actor.send({ type: 'page.hidden' })
    expect(view().progress).toBe('away')
    actor.send({ type: 'page.shown' })
    clock.increment(60_000)
    expect([asked(), view().progress]).toEqual([{ app: [scheme], left: [] }, 'waiting'])
  })
})

describe('the page', () => {
  test('goes on at once where the app cannot even be asked for', async () => {
    const { asked, openApp } = await offer('android')
    await openApp.fail(new Error('no such scheme'))
    expect(asked()).toEqual({ app: [scheme], left: [playStore] })
  })

  test('stays usable where the browser goes nowhere', async () => {
    const { clock, leave, view } = await offer('ios')
    clock.increment(2_000)
    await leave.fail(new Error('blocked'))
    expect(view()).toEqual({
      code: 'ADA-2026',
      device: 'ios',
      progress: 'waiting',
      copy: 'ready',
      ways: { app: scheme, playStore },
    })
  })
})

describe('copying the code', () => {
  test('says so for two seconds', async () => {
    const { actor, clock, copyCode, view } = await offer('other')
    actor.send({ type: 'copy.requested' })
    await copyCode.answer(undefined)
    expect([copyCode.inputs, view().copy]).toEqual([[{ code: 'ADA-2026' }], 'copied'])
    clock.increment(2_000)
    expect(view().copy).toBe('ready')
  })

  test('that the browser refuses is said, and can be tried again', async () => {
    const { actor, copyCode, view } = await offer('other')
    actor.send({ type: 'copy.requested' })
    await copyCode.fail(new Error('denied'))
    expect(view().copy).toBe('refused')
    actor.send({ type: 'copy.requested' })
    await copyCode.answer(undefined)
    expect(view().copy).toBe('copied')
  })
})
