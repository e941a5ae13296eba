import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { toAppLinks } from '#domain/routes/appLinks.ts'
import type { Device } from '#domain/people/referral.ts'
import { referralMachine } from '#machines/referral/referral.machine.ts'
import { selectReferral } from '#machines/referral/referral.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { settings } from '#tests/support/stack.ts'

const links = toAppLinks(settings)
const openedAt = 1_790_000_000_000
const scheme = `rewoven://referral/ADA-2026?source=web&timestamp=${openedAt}`
const playStore = 'https://play.google.com/store/apps/details?id=com.rewoven.app&referrer=referral%3DADA-2026'

const open = (device: Device, code = 'ADA-2026', isUnreadable = false) => {
  const storeReferral = deferredActor<void, { code: string; openedAt: number }>()
  const openApp = deferredActor<void, { url: string }>()
  const redirect = deferredActor<void, { url: string }>()
  const copyCode = deferredActor<void, { code: string }>()
  const actors = {
    storeReferral: storeReferral.logic,
    openApp: openApp.logic,
    redirect: redirect.logic,
    copyCode: copyCode.logic,
  }
  const clock = new SimulatedClock()
  const actor = createActor(referralMachine.provide({ actors }), {
    input: { code, isUnreadable, openedAt, device, links },
    clock,
  }).start()
  const opened = () => ({
    app: openApp.inputs.map(({ url }) => url),
    redirects: redirect.inputs.map(({ url }) => url),
  })
  return {
    actor,
    opened,
    clock,
    copyCode,
    storeReferral,
    redirect,
    openApp,
    view: () => selectReferral(actor.getSnapshot()),
  }
}

const openReady = async (device: Device) => {
  const page = open(device)
  await page.storeReferral.answer(undefined)
  return page
}

describe('a link without a code', () => {
  test('redirects to the landing page, stores nothing and opens no app', () => {
    const { opened, storeReferral } = open('ios', '')
    expect({ ...opened(), stored: storeReferral.inputs }).toEqual({ app: [], redirects: ['/'], stored: [] })
  })
})

test('a link with an unreadable code stays on the page, and opens and stores nothing', () => {
  const { opened, storeReferral, view } = open('android', '', true)
  expect({ ...opened(), stored: storeReferral.inputs, status: view().status }).toEqual({
    app: [],
    redirects: [],
    stored: [],
    status: 'unreadable',
  })
})

describe('a link with a code', () => {
  test('stores code and time first', () => {
    const { opened, storeReferral } = open('ios')
    expect({ ...opened(), stored: storeReferral.inputs }).toEqual({
      app: [],
      redirects: [],
      stored: [{ code: 'ADA-2026', openedAt }],
    })
  })

  test('opens the app even if the browser cannot store the code', async () => {
    const { opened, storeReferral } = open('ios')
    await storeReferral.fail(new Error('full'))
    expect(opened()).toEqual({ app: [scheme], redirects: [] })
  })
})

describe('two seconds after the app was requested', () => {
  test.each([
    ['ios', 'https://apps.apple.com/app/id1234567890'],
    ['android', playStore],
    ['other', '/'],
  ] as const)('%s redirects to %s once', async (device, url) => {
    const { opened, clock, redirect, openApp, view } = await openReady(device)
    await openApp.answer(undefined)
    clock.increment(1_999)
    expect([opened(), view().status]).toEqual([{ app: [scheme], redirects: [] }, 'openingApp'])
    clock.increment(1)
    await redirect.answer(undefined)
    clock.increment(60_000)
    expect([opened(), view().status]).toEqual([{ app: [scheme], redirects: [url] }, 'idle'])
  })
})

describe('does not redirect', () => {
  test.each(['page.hidden', 'link.opened', 'redirect.cancelled'] as const)('after %s', async (type) => {
    const { actor, opened, clock, openApp } = await openReady('android')
    await openApp.answer(undefined)
    actor.send({ type })
    clock.increment(60_000)
    expect(opened()).toEqual({ app: [scheme], redirects: [] })
  })

  test('after the visitor returned from the app', async () => {
    const { actor, opened, clock, view } = await openReady('ios')
    actor.send({ type: 'page.hidden' })
    expect(view().status).toBe('hidden')
    actor.send({ type: 'page.shown' })
    clock.increment(60_000)
    expect([opened(), view().status]).toEqual([{ app: [scheme], redirects: [] }, 'idle'])
  })
})

describe('the page', () => {
  test('redirects immediately if the app cannot be requested', async () => {
    const { opened, openApp } = await openReady('android')
    await openApp.fail(new Error('no such scheme'))
    expect(opened()).toEqual({ app: [scheme], redirects: [playStore] })
  })

  test('stays usable if the redirect fails', async () => {
    const { clock, redirect, view } = await openReady('ios')
    clock.increment(2_000)
    await redirect.fail(new Error('blocked'))
    expect(view()).toEqual({
      code: 'ADA-2026',
      device: 'ios',
      status: 'idle',
      copyStatus: 'ready',
      links: { app: scheme, playStore },
    })
  })
})

describe('copying the code', () => {
  test('shows the success for two seconds', async () => {
    const { actor, clock, copyCode, view } = await openReady('other')
    actor.send({ type: 'copy.requested' })
    await copyCode.answer(undefined)
    expect([copyCode.inputs, view().copyStatus]).toEqual([[{ code: 'ADA-2026' }], 'copied'])
    clock.increment(1_999)
    expect(view().copyStatus).toBe('copied')
    clock.increment(1)
    expect(view().copyStatus).toBe('ready')
  })

  test('after a failure / shows it and can be repeated', async () => {
    const { actor, copyCode, view } = await openReady('other')
    actor.send({ type: 'copy.requested' })
    await copyCode.fail(new Error('denied'))
    expect(view().copyStatus).toBe('failed')
    actor.send({ type: 'copy.requested' })
    await copyCode.answer(undefined)
    expect(view().copyStatus).toBe('copied')
  })
})
