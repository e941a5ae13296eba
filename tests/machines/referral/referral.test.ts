import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Referral, toAppLinks } from '#domain/routes/appLinks.ts'
import type { Device } from '#domain/people/referral.ts'
import { type ReferralInput, referralMachine } from '#machines/referral/referral.machine.ts'
import { selectReferral } from '#machines/referral/referral.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { settings } from '#tests/support/stack.ts'

const links = toAppLinks(settings)
const openedAt = 1_790_000_000_000
const scheme = `rewoven://referral/ADA-2026?source=web&timestamp=${openedAt}`
const appStore = 'https://apps.apple.com/app/id1234567890'
const playStore = 'https://play.google.com/store/apps/details?id=com.rewoven.app&referrer=referral%3DADA-2026'

const open = (device: Device, code = 'ADA-2026', more: Partial<ReferralInput> = {}) => {
  const storeReferral = deferredActor<void, Referral>()
  const redirect = deferredActor<void, { url: string }>()
  const copyCode = deferredActor<void, { code: string }>()
  const actors = {
    storeReferral: storeReferral.logic,
    openApp: deferredActor<void, { url: string }>().logic,
    redirect: redirect.logic,
    openStore: deferredActor<void, { url: string }>().logic,
    copyCode: copyCode.logic,
  }
  const clock = new SimulatedClock()
  const actor = createActor(referralMachine.provide({ actors }), {
    input: {
      code,
      isUnreadable: false,
      isStored: false,
      openedAt,
      source: null,
      device,
      inAppBrowser: null,
      links,
      ...more,
    },
    clock,
  }).start()
  return { actor, clock, copyCode, storeReferral, redirect, view: () => selectReferral(actor.getSnapshot()) }
}

const openReady = async (device: Device) => {
  const page = open(device)
  await page.storeReferral.answer(undefined)
  return page
}

test('a link without a code has no links to the app and the stores', () => {
  expect(open('ios', '').view().links).toBeNull()
})

test('a link with an unreadable code says so', () => {
  expect(open('android', '', { isUnreadable: true }).view().status).toBe('unreadable')
})

test('an iPhone whose browser refuses the copy / opens the app, waits, then waits for a press', async () => {
  const { actor, clock, copyCode, view } = await openReady('ios')
  expect(view().status).toBe('openingApp')
  clock.increment(2_000)
  expect([view().status, view().copyStatus]).toEqual(['waiting', 'ready'])
  await copyCode.fail(new Error('denied'))
  expect([view().status, view().copyStatus]).toEqual(['waitingForPress', 'ready'])
  actor.send({ type: 'copy.requested' })
  await copyCode.answer(undefined)
  expect([view().status, view().copyStatus]).toEqual(['waiting', 'copied'])
})

test('a link that the installed app would have opened / waits at once', async () => {
  const { storeReferral, view } = open('ios', 'ADA-2026', { links: { ...links, openedByApp: ['ios'] } })
  await storeReferral.answer(undefined)
  expect(view().status).toBe('waiting')
})

test('the browser of another app has its name, and the page opens nothing by itself', async () => {
  const { storeReferral, view } = open('android', 'ADA-2026', { inAppBrowser: 'Instagram' })
  await storeReferral.answer(undefined)
  expect([view().status, view().inAppBrowser]).toEqual(['idle', 'Instagram'])
})

test('a page that the app covers is hidden', async () => {
  const { actor, view } = await openReady('ios')
  actor.send({ type: 'page.hidden' })
  expect(view().status).toBe('hidden')
})

test('a copy that failed can be repeated, and its success is on the button for two seconds', async () => {
  const { actor, clock, copyCode, view } = await openReady('other')
  actor.send({ type: 'copy.requested' })
  await copyCode.fail(new Error('denied'))
  expect(view().copyStatus).toBe('failed')
  actor.send({ type: 'copy.requested' })
  await copyCode.answer(undefined)
  expect(view().copyStatus).toBe('copied')
  clock.increment(2_000)
  expect(view().copyStatus).toBe('told')
})

test('the page stays usable if the redirect fails', async () => {
  const { clock, copyCode, redirect, view } = await openReady('ios')
  clock.increment(2_000)
  await copyCode.answer(undefined)
  await redirect.fail(new Error('blocked'))
  expect(view()).toEqual({
    code: 'ADA-2026',
    device: 'ios',
    inAppBrowser: null,
    status: 'idle',
    copyStatus: 'copied',
    links: {
      app: scheme,
      stores: [
        { store: 'appStore', plainUrl: appStore, url: appStore },
        { store: 'playStore', plainUrl: links.playStore, url: playStore },
      ],
    },
  })
})
