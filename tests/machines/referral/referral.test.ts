import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Referral, type Store, toAppLinks } from '#domain/routes/appLinks.ts'
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
  const openApp = deferredActor<void, { url: string }>()
  const redirect = deferredActor<void, { url: string }>()
  const openStore = deferredActor<void, { url: string }>()
  const copyCode = deferredActor<void, { code: string }>()
  const actors = {
    storeReferral: storeReferral.logic,
    openApp: openApp.logic,
    redirect: redirect.logic,
    openStore: openStore.logic,
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
    openStore,
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
  const { opened, storeReferral, view } = open('android', '', { isUnreadable: true })
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
      stored: [{ code: 'ADA-2026', openedAt, source: null }],
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
  ] as const)('%s redirects to %s once, and copies the code before it opens a store', async (device, url) => {
    const { opened, clock, copyCode, redirect, openApp, view } = await openReady(device)
    await openApp.answer(undefined)
    clock.increment(1_999)
    expect([opened(), view().status]).toEqual([{ app: [scheme], redirects: [] }, 'openingApp'])
    clock.increment(1)
    expect(copyCode.inputs).toEqual(device === 'other' ? [] : [{ code: 'ADA-2026' }])
    if (device !== 'other') await copyCode.answer(undefined)
    await redirect.answer(undefined)
    clock.increment(60_000)
    expect([opened(), view().status]).toEqual([{ app: [scheme], redirects: [url] }, 'idle'])
  })

  test.each([true, false])('Android opens the store without a copy (refused: %s)', async (isRefused) => {
    const { opened, clock, copyCode } = await openReady('android')
    clock.increment(2_000)
    if (isRefused) await copyCode.fail(new Error('denied'))
    else clock.increment(1_000)
    expect(opened().redirects).toEqual([playStore])
  })

  test.each([true, false])('an iPhone without a copy waits for a press (refused: %s)', async (isRefused) => {
    const { actor, opened, clock, copyCode, view } = await openReady('ios')
    clock.increment(2_000)
    if (isRefused) await copyCode.fail(new Error('denied'))
    clock.increment(60_000)
    expect([opened().redirects, view().status, view().copyStatus]).toEqual([[], 'waitingForPress', 'ready'])
    actor.send({ type: 'copy.requested' })
    await copyCode.answer(undefined)
    clock.increment(1_999)
    expect([opened().redirects, view().status]).toEqual([[], 'waiting'])
    clock.increment(1)
    expect(opened().redirects).toEqual([appStore])
  })

  test('an iPhone whose visitor has copied the code a moment ago / waits two seconds from then', async () => {
    const { actor, opened, clock, copyCode } = await openReady('ios')
    clock.increment(1_500)
    actor.send({ type: 'copy.requested' })
    await copyCode.answer(undefined)
    clock.increment(1_999)
    expect(opened().redirects).toEqual([])
    clock.increment(1)
    expect([opened().redirects, copyCode.inputs.length]).toEqual([[appStore], 1])
  })
})

describe('a link that the installed app would have opened', () => {
  test('asks the browser for no app, and opens the store', async () => {
    const { opened, clock, copyCode, storeReferral, view } = open('ios', 'ADA-2026', {
      links: { ...links, openedByApp: ['ios'] },
    })
    await storeReferral.answer(undefined)
    expect(view().status).toBe('waiting')
    clock.increment(2_000)
    await copyCode.answer(undefined)
    expect(opened()).toEqual({ app: [], redirects: ['https://apps.apple.com/app/id1234567890'] })
  })
})

describe('in the browser of another app', () => {
  test('the page opens nothing by itself', async () => {
    const { opened, clock, storeReferral, view } = open('android', 'ADA-2026', { inAppBrowser: 'Instagram' })
    await storeReferral.answer(undefined)
    clock.increment(60_000)
    expect([opened(), view().status, view().inAppBrowser]).toEqual([{ app: [], redirects: [] }, 'idle', 'Instagram'])
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
    const { opened, copyCode, openApp } = await openReady('android')
    await openApp.fail(new Error('no such scheme'))
    await copyCode.answer(undefined)
    expect(opened()).toEqual({ app: [scheme], redirects: [playStore] })
  })

  test('stays usable if the redirect fails', async () => {
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
})

describe('copying the code', () => {
  test('shows the success on the button for two seconds, and below it until the end', async () => {
    const { actor, clock, copyCode, view } = await openReady('other')
    actor.send({ type: 'copy.requested' })
    await copyCode.answer(undefined)
    expect([copyCode.inputs, view().copyStatus]).toEqual([[{ code: 'ADA-2026' }], 'copied'])
    clock.increment(1_999)
    expect(view().copyStatus).toBe('copied')
    clock.increment(1)
    expect(view().copyStatus).toBe('told')
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

describe('a link to a store', () => {
  const press = async (store: Store, more: Partial<ReferralInput> = {}) => {
    const page = open('ios', 'ADA-2026', more)
    if (!more.isStored) await page.storeReferral.answer(undefined)
    page.actor.send({ type: 'store.opened', store })
    return { ...page, openedStores: () => page.openStore.inputs.map(({ url }) => url) }
  }

  test.each([true, false])(
    'opens after the copy has ended, and the page opens nothing else (copied: %s)',
    async (copied) => {
      const { clock, copyCode, opened, openedStores, openStore, view } = await press('appStore')
      clock.increment(999)
      expect([copyCode.inputs, openedStores()]).toEqual([[{ code: 'ADA-2026' }], []])
      if (copied) await copyCode.answer(undefined)
      else await copyCode.fail(new Error('denied'))
      await openStore.answer(undefined)
      expect([openedStores(), view().copyStatus]).toEqual([[appStore], copied ? 'copied' : 'failed'])
      clock.increment(60_000)
      expect([openedStores(), opened().redirects, view().status]).toEqual([[appStore], [], 'idle'])
    },
  )

  test('opens after a second without an answer of the clipboard', async () => {
    const { clock, openedStores } = await press('playStore')
    clock.increment(1_000)
    expect(openedStores()).toEqual([playStore])
  })

  test('copies again if the browser refused the copy before it left by itself', async () => {
    const { actor, clock, copyCode, opened, storeReferral } = open('ios')
    await storeReferral.answer(undefined)
    clock.increment(2_000)
    actor.send({ type: 'store.opened', store: 'appStore' })
    clock.increment(999)
    expect([copyCode.inputs.length, opened().redirects]).toEqual([2, []])
  })

  test('takes the code of an earlier visit along, and the page opens nothing by itself', async () => {
    const { clock, copyCode, opened, openedStores, storeReferral } = await press('playStore', {
      isStored: true,
      source: 'sms',
    })
    await copyCode.answer(undefined)
    clock.increment(60_000)
    expect([openedStores(), opened(), storeReferral.inputs]).toEqual([
      [`${playStore}%26source%3Dsms`],
      { app: [], redirects: [] },
      [],
    ])
  })
})
