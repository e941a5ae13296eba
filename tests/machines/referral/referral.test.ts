import { describe, expect, test } from 'vitest'
import type { StateValue } from 'xstate'
import { toAppLinks } from '#domain/routes/appLinks.ts'
import { referralMachine } from '#machines/referral/referral.machine.ts'
import { selectReferral } from '#machines/referral/referral.selectors.ts'
import { settings } from '#tests/support/stack.ts'

const links = toAppLinks(settings)
const openedAt = 1_790_000_000_000
const scheme = `rewoven://referral/ADA-2026?source=web&timestamp=${openedAt}`
const appStore = 'https://apps.apple.com/app/id1234567890'
const playStore = 'https://play.google.com/store/apps/details?id=com.rewoven.app&referrer=referral%3DADA-2026'

const viewIn = (value: StateValue, code = 'ADA-2026') => {
  const context = {
    code,
    isUnreadable: false,
    isStored: false,
    openedAt,
    source: null,
    device: 'ios',
    inAppBrowser: 'Instagram',
    links,
    store: 'appStore',
  } as const
  return selectReferral(referralMachine.resolveState({ value, context }))
}

describe('the referral page', () => {
  test('of a link with a code / has the code and the links to the app and the stores', () => {
    expect(viewIn({ ready: { handover: 'idle' } })).toEqual({
      code: 'ADA-2026',
      device: 'ios',
      inAppBrowser: 'Instagram',
      status: 'idle',
      copyStatus: 'ready',
      links: {
        app: scheme,
        stores: [
          { store: 'appStore', plainUrl: appStore, url: appStore },
          { store: 'playStore', plainUrl: links.playStore, url: playStore },
        ],
      },
    })
  })

  test('of a link without a code / has no links to the app and the stores', () => {
    expect(viewIn('redirectingHome', '').links).toBeNull()
  })

  test.each<[StateValue, string]>([
    ['unreadable', 'unreadable'],
    ['storingReferral', 'idle'],
    [{ ready: { handover: 'openingApp' } }, 'openingApp'],
    [{ ready: { handover: 'waiting' } }, 'waiting'],
    [{ ready: { handover: 'copyingCode' } }, 'waiting'],
    [{ ready: { handover: 'waitingForPress' } }, 'waitingForPress'],
    [{ ready: { handover: 'hidden' } }, 'hidden'],
    [{ ready: { handover: 'redirectingToStore' } }, 'idle'],
  ])('in %j / has the status %s', (value, status) => {
    expect(viewIn(value).status).toBe(status)
  })

  test.each([
    ['ready', 'ready'],
    ['copying', 'ready'],
    ['copied', 'copied'],
    ['told', 'told'],
    ['failed', 'failed'],
  ])('with a copy that is %s / has a copy button that is %s', (copy, copyStatus) => {
    expect(viewIn({ ready: { handover: 'idle', copy } }).copyStatus).toBe(copyStatus)
  })
})
